import { mount } from 'svelte';
import Host from './Host.svelte';

const target = document.querySelector('#app');
if (target) mount(Host, { target });
