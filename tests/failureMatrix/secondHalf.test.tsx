import { runPart } from './runPart.ts';

runPart(import.meta.url);
