export { forecasts } from './feature.ts';
