import './look/base.css';
import './app/app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
