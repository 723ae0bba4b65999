import './look/base.css';
import './frame/frame.css';
import { mount } from 'svelte';
import App from './frame/App.svelte';
import { renewOnMissing } from './frame/renewal';

const target = document.getElementById('app');
if (target) mount(App, { target });
renewOnMissing();
