import { accidentDefects } from './accidentDefects.ts';
import { backgroundDefects } from './backgroundDefects.ts';
import { behaviourDefects } from './behaviourDefects.ts';
import { commonDefects } from './commonDefects.ts';
import { commonRecordDefects } from './commonRecordDefects.ts';
import { edgeDefects } from './edgeDefects.ts';
import { edgeRecordDefects } from './edgeRecordDefects.ts';
import { findingDefects } from './findingDefects.ts';
import { formDefects } from './formDefects.ts';
import { keyDefects } from './keyDefects.ts';
import { listDefects } from './listDefects.ts';
import { meaningDefects } from './meaningDefects.ts';
import { ordinaryDefects } from './ordinaryDefects.ts';
import { ordinaryRecordDefects } from './ordinaryRecordDefects.ts';
import { overlookedDefects } from './overlookedDefects.ts';
import { publicationDefects } from './publicationDefects.ts';
import { runningDefects } from './runningDefects.ts';
import type { ServerDefect } from './ServerDefect.ts';
import { statedDefects } from './statedDefects.ts';
import { statedFindingDefects } from './statedFindingDefects.ts';
import { statedNameDefects } from './statedNameDefects.ts';
import { statedRecordDefects } from './statedRecordDefects.ts';
import { teamworkDefects } from './teamworkDefects.ts';
import { webhookDefects } from './webhookDefects.ts';

/** The defects that were written by hand, one at a time. */
export const serverDefects: readonly ServerDefect[] = [
  ...formDefects,
  ...behaviourDefects,
  ...meaningDefects,
  ...teamworkDefects,
  ...publicationDefects,
  ...keyDefects,
  ...webhookDefects,
  ...backgroundDefects,
  ...findingDefects,
  ...accidentDefects,
  ...listDefects,
  ...runningDefects,
  ...edgeDefects,
  ...edgeRecordDefects,
  ...ordinaryDefects,
  ...ordinaryRecordDefects,
  ...commonDefects,
  ...commonRecordDefects,
  ...statedDefects,
  ...statedRecordDefects,
  ...statedFindingDefects,
  ...statedNameDefects,
  ...overlookedDefects,
];
