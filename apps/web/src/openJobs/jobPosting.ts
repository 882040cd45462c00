import type { OpenJob } from '@cortex/api-client/model';
import { escapeHtml } from '@cortex/ui/escapeHtml';

/** A job as search engines read it (schema.org, JobPosting), for a script element. */
export function describePosting(job: OpenJob): string {
  const { organization, id, title, description, skills_required, place, published_at } = job;
  const paragraphs = description
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`);
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: paragraphs.join(''),
    skills: skills_required,
    datePosted: published_at,
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: organization, value: id },
    hiringOrganization: { '@type': 'Organization', name: organization },
    ...(place ? { jobLocation: { '@type': 'Place', address: place } } : {}),
  };
  // So that no text of a job ends the element.
  return JSON.stringify(posting).replaceAll('<', '\\u003c');
}
