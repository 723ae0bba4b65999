import '../look/base.css';
import { mount } from 'svelte';
import Look from './Look.svelte';

const target = document.getElementById('app');
if (target) mount(Look, { target });
