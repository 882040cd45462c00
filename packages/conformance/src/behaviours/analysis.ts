import { expectRefusal, expectSuccess, expectThat } from '../expectations.ts';
import { at, listAt, numberAt, recordAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { resumeFile } from '../resumeFiles.ts';
import { candidateOf, NOTES } from '../texts.ts';

/** Somebody who shows nothing of what a job of the kit names. */
const BAKER =
  'Runs a bakery with two shops and nine people, bakes bread and cakes, orders flour and butter, plans the shifts, ' +
  'keeps the till, and is known in the whole town for a sourdough that nobody else makes.';

const THIRTY_WORDS =
  'baked bread and cakes for nine years in two shops of a market town where people came early for warm rolls and late for ' +
  'what was left of the pies';

/** The weights of criteria times their credits, added up. */
function earnedBy(criteria: ReturnType<typeof listAt>): number {
  return criteria.reduce<number>(
    (sum, criterion) => sum + (numberAt(criterion, 'weight') ?? 0) * (numberAt(criterion, 'credit') ?? 0),
    0,
  );
}

export async function checkAnalysis(kit: Kit): Promise<void> {
  const { check, client, world } = kit;
  const { tenant, memberSession } = world;
  const analyze = (candidate_id: string, job_id: string) =>
    client.must('analyzeResume', { body: { candidate_id, job_id } }, memberSession);
  const compare = (candidate1_id: string, candidate2_id: string, job_id: string) =>
    client.must('compareCandidates', { body: { candidate1_id, candidate2_id, job_id } }, memberSession);
  const add = async (notes: string, fileName?: string) => {
    const form = { ...candidateOf(tenant.word('analysed')), notes };
    const body = fileName ? { ...form, resume_file: resumeFile(fileName) } : form;
    return client.mustCreate('createCandidate', { body }, memberSession);
  };

  await check(
    'listAnalyses',
    'life',
    'an analysis is kept, and outdated once what it read has changed',
    async () => {
      const id = await add(NOTES);
      const job_id = await tenant.addJob(memberSession);
      const expectKept = async (outdated: boolean, when: string) => {
        const kept = await client.must('listAnalyses', { id }, memberSession);
        const own = listAt(kept, 'body').find((one) => textAt(one, 'job', 'id') === job_id);
        expectThat(own !== undefined, 'expected the analysis', kept);
        expectThat(at(own, 'outdated') === outdated, `expected outdated to be ${outdated} ${when}`, kept);
      };
      await analyze(id, job_id);
      await expectKept(false, 'at first');
      const { body: candidate } = await client.must('getCandidate', { id }, memberSession);
      const form = (notes: string) => ({
        ...Object.fromEntries(
          ['name', 'email', 'phone'].map((name) => [name, textAt(candidate, name) ?? '']),
        ),
        notes,
      });
      await client.must('updateCandidate', { id, body: form(`${NOTES} ${BAKER}`) }, memberSession);
      await expectKept(true, 'after the notes have changed');
      await analyze(id, job_id);
      await expectKept(false, 'after it was analyzed again');
      const job = {
        title: tenant.word('job'),
        description: 'You bake bread.',
        skills_required: 'Baking, Ordering',
      };
      await client.must('updateJob', { id: job_id, body: job }, memberSession);
      await expectKept(true, 'after the job has changed');
    },
  );
  await check('listAnalyses', 'life', 'an analysis is gone with its job', async () => {
    const id = await add(NOTES);
    const job_id = await tenant.addJob(memberSession);
    await analyze(id, job_id);
    const before = await client.must('listAnalyses', { id }, memberSession);
    expectThat(listAt(before, 'body').length === 1, 'expected the analysis', before);
    await client.must('deleteJob', { id: job_id }, memberSession);
    const kept = await client.must('listAnalyses', { id }, memberSession);
    expectThat(listAt(kept, 'body').length === 0, 'expected no analysis for a job that is gone', kept);
  });
  await check('analyzeResume', 'life', 'scores are told of candidates that the caller sees', async () => {
    const job_id = await tenant.addJob(memberSession);
    for (const session of [tenant.admin, memberSession]) {
      const form = { ...candidateOf(tenant.word('seen')), notes: NOTES };
      const candidate_id = await client.mustCreate('createCandidate', { body: form }, session);
      const told = await client.must('analyzeResume', { body: { candidate_id, job_id } }, session);
      const count = numberAt(told.body, 'job_scores', 'candidates') ?? 1;
      expectThat(count === 1, `expected the scores of one candidate, not of ${count}`, told);
    }
  });
  await check('analyzeResume', 'life', 'the same inputs give the same answer', async () => {
    const candidate = client.canSucceed('createCandidate')
      ? await add(NOTES, 'word-document.docx')
      : await tenant.anyCandidate(memberSession);
    const job = await tenant.anyJob(memberSession);
    const first = await analyze(candidate, job);
    const second = await analyze(candidate, job);
    expectThat(second.text === first.text, 'expected the same answer to the last character', second);
  });
  await check('analyzeResume', 'life', 'who shows what the job names scores higher', async () => {
    const job = await tenant.anyJob(memberSession);
    const fit = await analyze(await add(NOTES), job);
    const unfit = await analyze(await add(BAKER), job);
    const scores = [numberAt(fit.body, 'fit_score') ?? 1, numberAt(unfit.body, 'fit_score') ?? 0];
    expectThat(Number(scores[0]) > Number(scores[1]), `expected a lower score than ${scores[0]}`, unfit);
  });
  await check(
    'analyzeResume',
    'life',
    'criteria, where they are given, explain the score with verbatim quotes',
    async () => {
      const exchange = await analyze(await add(NOTES), await tenant.anyJob(memberSession));
      const criteria = listAt(exchange.body, 'criteria');
      if (criteria.length === 0) return;
      const weights = criteria.map((criterion) => numberAt(criterion, 'weight') ?? 0);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      expectThat(Math.abs(total - 100) < 0.5, `expected weights of 100 in all, not ${total}`, exchange);
      const earned = earnedBy(criteria);
      if (at(exchange.body, 'capped') === true) return;
      const score = numberAt(exchange.body, 'fit_score') ?? earned;
      expectThat(
        Math.abs(score - earned) <= 1,
        `expected weights times credits to be ${score}, not ${earned}`,
        exchange,
      );
      for (const criterion of criteria) {
        for (const evidence of listAt(criterion, 'evidence')) {
          const quote = collapse(textAt(evidence, 'quote') ?? '');
          expectThat(collapse(NOTES).includes(quote), `expected "${quote}" to stand in the notes`, exchange);
        }
      }
    },
  );
  await check(
    'analyzeResume',
    'life',
    'places of quotes, where they are given, stand on pages of the resume',
    async () => {
      const candidate = await add(NOTES, 'two-column.pdf');
      const exchange = await analyze(candidate, await tenant.anyJob(memberSession));
      for (const criterion of listAt(exchange.body, 'criteria'))
        for (const evidence of listAt(criterion, 'evidence'))
          for (const place of listAt(evidence, 'places')) {
            const [page = 0, left = -1, top = -1, width = 0, height = 0] = [
              'page',
              'left',
              'top',
              'width',
              'height',
            ].map((name) => numberAt(place, name));
            const inside = left >= 0 && top >= 0 && left + width <= 1.001 && top + height <= 1.001;
            expectThat(page === 1, `expected the one page of two-column.pdf, not page ${page}`, exchange);
            expectThat(inside && width > 0 && height > 0, 'expected a box on the page', exchange);
          }
    },
  );
  await check('analyzeResume', 'life', 'name and contact move nothing', async () => {
    const job = await tenant.anyJob(memberSession);
    const people = [
      candidateOf(tenant.word('analysed')),
      { ...candidateOf(tenant.word('a')), name: 'Bo Li', phone: '1' },
      {
        ...candidateOf(tenant.word('b')),
        name: 'Anna-Katharina Müller-Lüdenscheidt',
        phone: '+86 10 5550 100',
      },
      {
        ...candidateOf(tenant.word('c')),
        name: 'محمد بن عبد',
        email: `${tenant.word('kubernetes')}@example.org`,
      },
      { ...candidateOf(tenant.word('d')), name: 'Go Kubernetes PostgreSQL' },
    ];
    const found: (string | undefined)[] = [];
    for (const person of people) {
      const body = { ...person, notes: NOTES };
      const exchange = await analyze(
        await client.mustCreate('createCandidate', { body }, memberSession),
        job,
      );
      const { fit_score, strengths, weaknesses } = recordAt(exchange, 'body');
      found.push(JSON.stringify([fit_score, strengths, weaknesses]));
      expectThat(
        found.at(-1) === found[0],
        `expected ${found[0]}, as for somebody else of the same texts`,
        exchange,
      );
    }
  });
  await check('analyzeResumes', 'life', 'the results stand in the order of the pairs', async () => {
    const job_id = await tenant.anyJob(memberSession);
    const [first, second, third] = [await add(BAKER), await add(NOTES), await add(BAKER)];
    // A pair that is asked for twice is answered twice.
    const ids = [first, second, third, first];
    const pairs = ids.map((candidate_id) => ({ candidate_id, job_id }));
    const exchange = await client.must('analyzeResumes', { body: { pairs } }, memberSession);
    const order = listAt(exchange.body, 'results').map((one) => textAt(one, 'candidate_id'));
    expectThat(order.join() === ids.join(), `expected the results of ${ids.join(', ')}`, exchange);
  });
  await check('analyzeResumes', 'life', 'each pair has the score that it has alone', async () => {
    const job_id = await tenant.anyJob(memberSession);
    const candidate_id = await tenant.anyCandidate(memberSession);
    const pairs = [
      { candidate_id, job_id },
      { candidate_id: 'unknown_0', job_id },
    ];
    const exchange = await client.must('analyzeResumes', { body: { pairs } }, memberSession);
    const [one, none] = listAt(exchange.body, 'results');
    const alone = await analyze(candidate_id, job_id);
    const scores = [numberAt(one, 'analysis', 'fit_score'), numberAt(alone.body, 'fit_score')];
    expectThat(scores[0] === scores[1], `expected the score ${scores[1]} for the pair`, exchange);
    expectThat(textAt(none, 'error', 'code') === 'not_found', 'expected not_found for nobody', exchange);
  });
  await check(
    'analyzeResumes',
    'life',
    'points, where they are given, are what the criteria earn',
    async () => {
      const job_id = await tenant.anyJob(memberSession);
      const pairs = [await add(NOTES), await add(BAKER)].map((candidate_id) => ({ candidate_id, job_id }));
      const exchange = await client.must('analyzeResumes', { body: { pairs } }, memberSession);
      for (const [index, one] of listAt(exchange.body, 'results').entries()) {
        const points = numberAt(one, 'analysis', 'points');
        const alone = await analyze(pairs[index]?.candidate_id ?? '', job_id);
        const earned = earnedBy(listAt(alone.body, 'criteria'));
        if (points === undefined || earned === 0) continue;
        expectThat(
          Math.abs(points - earned) < 0.02,
          `expected ${earned.toFixed(2)} points, the weights times the credits`,
          exchange,
        );
      }
    },
  );
  const tooLittle = { analyzeResume: 'candidate_id', compareCandidates: 'candidate2_id' };
  for (const [id, field] of Object.entries(tooLittle)) {
    await check(id, 'life', 'too little to read gives no score', async () => {
      const valid = await kit.standing(id);
      const body = { ...valid.body, [field]: await add('Called today.') };
      const exchange = await client.send(id, { body }, memberSession);
      expectRefusal(exchange, 422, 'too_little_text');
    });
  }
  await check('analyzeResume', 'life', 'thirty words are enough, and one less is too little', async () => {
    const job_id = await tenant.anyJob(memberSession);
    const words = THIRTY_WORDS.split(' ');
    const ask = async (count: number) =>
      client.send(
        'analyzeResume',
        { body: { candidate_id: await add(words.slice(0, count).join(' ')), job_id } },
        memberSession,
      );
    expectSuccess(await ask(words.length));
    expectRefusal(await ask(words.length - 1), 422, 'too_little_text');
  });
  await check('compareCandidates', 'life', 'both stand as each is analysed alone', async () => {
    const job = await tenant.anyJob(memberSession);
    const [first, second] = [await add(NOTES), await add(BAKER)];
    const comparison = await compare(first, second, job);
    for (const id of [first, second]) {
      const alone = await analyze(id, job);
      const score = numberAt(alone.body, 'fit_score');
      const same = score === undefined || numberAt(comparison.body, 'fit_scores', id) === score;
      expectThat(same, `expected the fit score of ${id} to be ${score}, as alone`, comparison);
      for (const part of ['strengths', 'weaknesses']) {
        const both = JSON.stringify(at(comparison.body, part, id));
        expectThat(
          both === JSON.stringify(at(alone.body, part)),
          `expected the ${part} of ${id} as alone`,
          comparison,
        );
      }
    }
  });
  await check(
    'compareCandidates',
    'life',
    'every map has the two candidates, or the one that is named twice',
    async () => {
      const job = await tenant.anyJob(memberSession);
      const first = await tenant.anyCandidate(memberSession);
      const second = await tenant.anyCandidate(memberSession);
      for (const pair of [[first, second] as const, [first, first] as const]) {
        const comparison = await compare(...pair, job);
        const ids = [...new Set(pair)].toSorted().join();
        for (const map of ['fit_scores', 'strengths', 'weaknesses', 'analyses']) {
          if (map === 'analyses' && at(comparison.body, map) === undefined) continue;
          const keys = Object.keys(recordAt(comparison.body, map)).toSorted().join();
          expectThat(keys === ids, `expected ${map} of ${ids}, not of ${keys}`, comparison);
        }
      }
    },
  );
  await check('listAnalyses', 'life', 'for the jobs that the caller sees', async () => {
    const id = await tenant.addCandidate(world.ownerSession);
    const job_id = await tenant.addJob(tenant.admin);
    await client.must('analyzeResume', { body: { candidate_id: id, job_id } }, tenant.admin);
    for (const [session, count] of [
      [tenant.admin, 1],
      [world.ownerSession, 0],
    ] as const) {
      const kept = await client.must('listAnalyses', { id }, session);
      expectThat(
        listAt(kept, 'body').length === count,
        `expected ${count} analyses for ${session.who}`,
        kept,
      );
    }
  });
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
