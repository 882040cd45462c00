import { openJobsLimits } from '@cortex/api-client/limits';
import type { ErrorBody } from '@cortex/api-client/model';
import {
  ApplyToJobBody,
  ListOpenJobsQueryParams,
  PublishJobBody,
  UpdateJobsPageBody,
} from '@cortex/api-client/publication/validators';
import type { MiddlewareHandler } from 'hono';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Env, Handlers } from '../api/addOperation.ts';
import { readBody, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import { describeCreation, findCreated, hashFile } from '../db/creationKeys.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import { isThisMachine } from '../http/network.ts';
import type { ClientAddress } from '../http/readClientAddress.ts';
import { deliverDue, type MailSettings } from '../mail/outbox.ts';
import { changeJobsPage, getJobsPage, pageUrl } from '../publication/jobsPage.ts';
import { findPageOf, listOpenJobs, requireOpenJob } from '../publication/openJobs.ts';
import { publish, unpublish } from '../publication/publications.ts';
import { receiveApplication } from '../publication/receiveApplication.ts';
import type { Blobs } from '../resumes/blobs.ts';
import { readResume, storeResume } from '../resumes/readResume.ts';
import type { Background } from '../workers/background.ts';
import type { Perform } from '../workers/perform.ts';
import { getJob } from './jobs.ts';

type Dependencies = Store &
  ClientAddress &
  MailSettings &
  Pick<Background, 'runInBackground'> & { blobs: Blobs; perform: Perform };

const APPLICATIONS_BY_ORGANIZATION = {
  name: 'applications by organization',
  attempts: openJobsLimits.applicationsPerDay,
  windowMs: 24 * 60 * 60_000,
};

export function publicationRoutes(dependencies: Dependencies) {
  const { db, clock, blobs, clientAddress, webUrl, runInBackground } = dependencies;
  const limiter = createRateLimiter(dependencies);
  return {
    async getJobsPage(c) {
      return c.json(await getJobsPage(db, c.get('caller'), webUrl));
    },

    async updateJobsPage(c) {
      const { is_on, address, ...others } = await readBody(c, 'application/json', UpdateJobsPageBody);
      refuseUnkept(others);
      const caller = c.get('caller');
      const at = clock().toISOString();
      const page = await transactAs(db, caller, (trx) =>
        changeJobsPage(trx, caller, { is_on, address }, { at, webUrl }),
      );
      return c.json(page);
    },

    async publishJob(c) {
      const { place = '', ...others } = await readBody(c, 'application/json', PublishJobBody);
      refuseUnkept(others);
      const caller = c.get('caller');
      const jobId = readId(c);
      const job = await transactAs(db, caller, async (trx) => {
        await publish(trx, caller, { jobId, place }, clock().toISOString());
        return getJob(trx, caller, jobId);
      });
      return c.json(job);
    },

    async unpublishJob(c) {
      const caller = c.get('caller');
      const jobId = readId(c);
      const job = await transactAs(db, caller, async (trx) => {
        await unpublish(trx, caller, jobId, clock().toISOString());
        return getJob(trx, caller, jobId);
      });
      return c.json(job);
    },

    async listOpenJobs(c) {
      const { address } = readQuery(c, ListOpenJobsQueryParams);
      return c.json(await listOpenJobs(db, address));
    },

    async getOpenJob(c) {
      const { job } = await requireOpenJob(db, readId(c));
      return c.json(job);
    },

    async applyToJob(c) {
      const jobId = readId(c);
      const body = await readBody(c, 'multipart/form-data', ApplyToJobBody);
      const { name, email, phone, message, key, resume_file: upload, ...others } = body;
      refuseUnkept(others);
      const form = { name, email, phone, ...(message ? { message } : {}) };
      const { organizationId } = await requireOpenJob(db, jobId);
      const creation = key === undefined ? undefined : await describeForm(jobId, key, form, upload);
      const sent = { message: 'Your application was sent.' };
      if (creation && (await findCreated(db, creation))) return c.json(sent, 201);
      await limiter.count([
        { limit: LIMITS.applicationsByAddress, who: clientAddress(c) },
        { limit: APPLICATIONS_BY_ORGANIZATION, who: organizationId },
      ]);
      const read = await readResume(dependencies, upload, { ...c.get('sender'), signal: c.req.raw.signal });
      const resume = await storeResume(blobs, organizationId, read);
      const received = { jobId, form, resume, creation, now: clock() };
      await transact(db, (trx) => receiveApplication(trx, received));
      runInBackground(() => deliverDue(dependencies));
      return c.json(sent, 201);
    },
  } satisfies Handlers;
}

/**
 * What goes before an application: it counts for its job and its network, apart from what the organization's own people do,
 * and a form that a browser sent by itself is answered with the page to show.
 */
export function applicationSteps({
  db,
  clientAddress,
  webUrl,
}: Pick<Dependencies, 'db' | 'clientAddress' | 'webUrl'>): readonly MiddlewareHandler<Env>[] {
  return [
    async (c, next) => {
      const network = clientAddress(c);
      const page = `open job ${c.req.param('id') ?? ''}`;
      const address = isThisMachine(network) ? '' : network;
      c.set('sender', { organizationId: page, userId: `${page} from ${network}`, address });
      await next();
    },
    async (c, next) => {
      await next();
      if (!c.req.header('Accept')?.includes('text/html')) return;
      const id = c.req.param('id') ?? '';
      const address = await findPageOf(db, id);
      if (address === undefined) return;
      const { code }: Partial<ErrorBody> = JSON.parse(await c.res.clone().text());
      const page = `${pageUrl(webUrl, address)}/${id}`;
      c.res = c.redirect(code === undefined ? `${page}?sent` : `${page}?problem=${code}#apply`, 303);
    },
  ];
}

/** A form by its key and by what is in it: the same key with other words is another application. */
async function describeForm(jobId: string, key: string, form: object, upload: Blob) {
  return describeCreation(jobId, JSON.stringify([key, form, await hashFile(upload)]), []);
}
