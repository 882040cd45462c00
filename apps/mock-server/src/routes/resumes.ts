import type { App } from '../api/addOperation.ts';
import { readId } from '../api/validation.ts';
import type { Store } from '../db/store.ts';
import { notFound } from '../http/HttpError.ts';
import type { Blobs } from '../resumes/blobs.ts';
import { isResumeLinkValid } from '../resumes/resumeLinks.ts';

/** Serves a resume to who holds a signed link. The file is always downloaded, never shown or run by the browser. */
export function addResumeDownload(app: App, { db, blobs, clock }: Store & { blobs: Blobs }): void {
  app.get('/resumes/:id', async (c) => {
    const id = readId(c);
    if (!(await isResumeLinkValid(db, new URL(c.req.url), id, clock()))) throw notFound();
    const candidate = await db
      .selectFrom('candidates')
      .select('resume_file_name')
      .where('id', '=', id)
      .executeTakeFirst();
    const resume = candidate && (await blobs.read(db, id));
    if (!resume) throw notFound();
    const name = encodeURIComponent(candidate.resume_file_name ?? 'resume').replace(/['()*]/g, encodeMark);
    return c.body(new Uint8Array(resume.bytes), 200, {
      'Content-Type': resume.media_type,
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}

function encodeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}
