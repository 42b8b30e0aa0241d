import './theme/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { listen } from './router.svelte'
import { apply } from './settings/settings.svelte'

apply()
listen()
const target = document.getElementById('app')
if (target) mount(App, { target })
