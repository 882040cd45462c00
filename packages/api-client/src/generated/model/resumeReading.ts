/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { ReadingOutcome } from './readingOutcome';

export interface ResumeReading {
  resume_reading: ReadingOutcome;
  /**
     * The person's name as the resume gives it.
     * @minLength 1
     * @maxLength 200
     */
  name?: string;
  /**
     * The person's email.
     * @minLength 3
     * @maxLength 254
     */
  email?: string;
  /**
     * The person's phone number as it stands there.
     * @minLength 1
     * @maxLength 50
     */
  phone?: string;
  /** Skills that the resume names, separated by commas; empty where it names none. */
  skills: string;
  /**
     * How many words were read.
     * @minimum 0
     */
  words: number;
  /** The first candidate whose resume has the same text, if the caller sees one. */
  same_resume_as?: Id;
}
