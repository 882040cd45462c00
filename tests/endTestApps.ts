import { afterAll } from 'vitest';
import { endTestApps } from '../apps/mock-server/testing/testApp.ts';

/** Runs with each file of tests, also where they share their modules. */
afterAll(endTestApps);
