import { mount } from 'svelte';
import App from './App.svelte';
import { desk } from './desk.svelte';
import { stay_awake, work_offline } from './device.svelte';
import './reader.css';

desk.start();
mount(App, { target: document.getElementById('app')! });
stay_awake();
work_offline();
