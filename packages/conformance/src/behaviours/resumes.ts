import type { Client } from '../Client.ts';
import { expectRefusal, expectThat } from '../expectations.ts';
import { FILE_NAMES } from '../hostile.ts';
import { at, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { largestFile, resumeFile, tooComplexFile, tooLargeFile } from '../resumeFiles.ts';
import { candidateOf } from '../texts.ts';

type Fetched = { status: number; bytes: Buffer; headers: Headers };

/** Resume files: which are taken, and the links that give them back. */
export async function checkResumes({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession } = world;
  const add = async (fileName: string) => {
    const body = { ...candidateOf(tenant.word('with-resume')), resume_file: resumeFile(fileName) };
    return client.mustCreate('createCandidate', { body }, memberSession);
  };
  const open = (link: URL) => fetchFrom(client, link);
  const linkOf = async (id: string) => {
    const exchange = await client.must('getCandidate', { id }, memberSession);
    const link = textAt(exchange.body, 'resume') ?? '';
    expectThat(URL.canParse(link), 'expected resume to be a link that opens anywhere', exchange);
    return new URL(link);
  };

  for (const name of ['word-document.docx', 'two-column.pdf']) {
    await check('createCandidate', 'life', `a ${name} is read`, async () => {
      const id = await add(name);
      const { body } = await client.must('getCandidate', { id }, memberSession);
      const skills = textAt(body, 'skills') ?? '';
      expectThat(/\bGo\b/.test(skills), `expected Go, which ${name} names, among the skills "${skills}"`);
      const reading = at(body, 'resume_reading');
      expectThat(
        reading === undefined || reading === 'read',
        `expected resume_reading to be read, not ${reading}`,
      );
    });
  }
  await check(
    'getResumeText',
    'life',
    'what was read of a resume is told, and nothing where there is none',
    async () => {
      const id = await add('two-column.pdf');
      const { body } = await client.must('getResumeText', { id }, memberSession);
      expectThat(at(body, 'resume_reading') === 'read', 'expected resume_reading to be read');
      expectThat(/\bGo\b/.test(textAt(body, 'text') ?? ''), 'expected Go in the text of two-column.pdf');
      expectThat(at(body, 'hidden_words') === 0, 'expected nothing hidden in two-column.pdf');
      const form = { body: candidateOf(tenant.word('without-resume')) };
      const bare = await client.mustCreate('createCandidate', form, memberSession);
      const none = await client.must('getResumeText', { id: bare }, memberSession);
      expectThat(at(none.body, 'resume_reading') === 'none', 'expected resume_reading to be none', none);
      expectThat(textAt(none.body, 'text') === '', 'expected no text', none);
    },
  );
  await check(
    'readResume',
    'life',
    'a candidate with the same resume is told to who sees them alone, where any is told',
    async () => {
      const { ownerSession, colleagueSession } = world;
      const resume_file = resumeFile('single-column.pdf');
      const body = { ...candidateOf(tenant.word('read-twice')), resume_file };
      const id = await client.mustCreate('createCandidate', { body }, ownerSession);
      const own = await client.must('getResumeText', { id }, ownerSession);
      for (const session of [ownerSession, colleagueSession]) {
        const reading = await client.must('readResume', { body: { resume_file } }, session);
        const told = textAt(reading.body, 'same_resume_as');
        if (told === undefined) continue;
        const text = await client.send('getResumeText', { id: told }, session);
        expectThat(text.status === 200, `expected the caller to see the candidate ${told}`, reading);
        expectThat(
          textAt(text.body, 'text') === textAt(own.body, 'text'),
          `expected the resume of ${told} to have the same text`,
          reading,
        );
      }
    },
  );
  await check('createCandidate', 'life', 'a scan without text is taken', async () => {
    const { body } = await client.must('getCandidate', { id: await add('image-only.pdf') }, memberSession);
    const reading = at(body, 'resume_reading');
    expectThat(
      reading === undefined || reading === 'no_text',
      `expected resume_reading no_text, not ${reading}`,
    );
    expectThat(textAt(body, 'skills') === '', 'expected no skills');
  });

  const refused = [
    { code: 'unsupported_resume_type', status: 415, file: () => resumeFile('notes.txt') },
    { code: 'unsupported_resume_type', status: 415, file: () => resumeFile('renamed-exe.pdf') },
    {
      code: 'unsupported_resume_type',
      status: 415,
      file: () => resumeFile('two-column.pdf', 'two-column.docx'),
    },
    {
      code: 'unsupported_resume_type',
      status: 415,
      file: () => resumeFile('word-document.docx', 'word.pdf'),
    },
    { code: 'corrupt_resume', status: 422, file: () => resumeFile('corrupt.pdf') },
    { code: 'password_protected_resume', status: 422, file: () => resumeFile('password.pdf') },
    { code: 'resume_too_complex', status: 422, file: tooComplexFile },
    { code: 'payload_too_large', status: 413, file: tooLargeFile },
  ];
  for (const { code, status, file } of refused) {
    const resume_file = file();
    for (const id of ['createCandidate', 'updateCandidate']) {
      await check(
        id,
        status === 413 ? 'size' : 'life',
        `${resume_file.name}: ${status} ${code}`,
        async () => {
          const before = await tenant.records();
          const body = { ...candidateOf(tenant.word('refused')), resume_file };
          const target = id === 'updateCandidate' ? { id: await world.standing.candidate() } : {};
          const exchange = await client.send(id, { ...target, body }, memberSession);
          expectRefusal(exchange, status, code);
          expectThat(
            Boolean(textAt(exchange.body, 'errors', 'resume_file')),
            'expected errors.resume_file',
            exchange,
          );
          expectThat((await tenant.records()) === before, 'a refused resume changed something');
        },
      );
    }
  }

  await check('updateCandidate', 'life', 'without a file the resume stays; a file replaces it', async () => {
    const id = await add('word-document.docx');
    await client.must('updateCandidate', { id, body: candidateOf(tenant.word('kept')) }, memberSession);
    await expectFile(await open(await linkOf(id)), 'word-document.docx');
    const body = { ...candidateOf(tenant.word('replaced')), resume_file: resumeFile('two-column.pdf') };
    await client.must('updateCandidate', { id, body }, memberSession);
    await expectFile(await open(await linkOf(id)), 'two-column.pdf');
  });
  await check('updateCandidate', 'life', 'with another file the skills are those of that file', async () => {
    const id = await add('word-document.docx');
    const form = { ...candidateOf(tenant.word('scanned')), resume_file: resumeFile('image-only.pdf') };
    const saved = await client.must('updateCandidate', { id, body: form }, memberSession);
    expectThat(textAt(saved.body, 'skills') === '', 'expected no skills, as the new file has no text', saved);
    const read = await client.must('getCandidate', { id }, memberSession);
    expectThat(textAt(read.body, 'skills') === '', 'expected no skills, as the new file has no text', read);
  });
  for (const id of ['createCandidate', 'updateCandidate']) {
    await check(id, 'size', 'a file as large as it may be is not too large', async () => {
      const body = { ...candidateOf(tenant.word('large')), resume_file: largestFile() };
      const target = id === 'updateCandidate' ? { id: await world.standing.candidate() } : {};
      const exchange = await client.send(id, { ...target, body }, memberSession);
      // It begins as a PDF, and what a server makes of the rest is its own affair.
      expectThat(exchange.status !== 413, 'expected a file of that size to be taken or read', exchange);
    });
  }
  await check('getCandidate', 'life', 'the resume link opens without a token, and is never run', async () => {
    const opened = await open(await linkOf(await add('single-column.pdf')));
    await expectFile(opened, 'single-column.pdf');
    const sniffing = opened.headers.get('X-Content-Type-Options');
    expectThat(sniffing === 'nosniff', `expected X-Content-Type-Options: nosniff, not ${sniffing}`);
    const type = opened.headers.get('Content-Type') ?? '';
    const download = opened.headers.get('Content-Disposition')?.startsWith('attachment') ?? false;
    expectThat(download || type === 'application/pdf', `expected a download, not a ${type} in the browser`);
  });
  await check('createCandidate', 'texts', 'file names are kept, and the link gives them back', async () => {
    for (const name of FILE_NAMES) {
      const resume_file = resumeFile('word-document.docx', name);
      const body = { ...candidateOf(tenant.word('with-resume')), resume_file };
      const created = await client.must('createCandidate', { body }, memberSession);
      const kept = textAt(created.body, 'resume_file_name');
      const { status, headers } = await open(await linkOf(textAt(created.body, 'id') ?? ''));
      expectThat(status === 200, `expected the link to answer 200, not ${status}`, created);
      // The name is an extension.
      if (kept === undefined) continue;
      const whole = name.length > 200 ? kept.isWellFormed() && kept.endsWith('.docx') : kept === name;
      expectThat(whole, `expected the file name ${name}`, created);
      const [, encoded = ''] = (headers.get('Content-Disposition') ?? '').split("UTF-8''");
      expectThat(decodeURIComponent(encoded) === kept, `expected the link to give the name ${kept}`, created);
    }
  });
  await check('getCandidate', 'life', 'a resume link that was tampered with is refused', async () => {
    const link = await linkOf(await add('word-document.docx'));
    for (const [what, tampered] of tamper(link)) {
      const { status } = await open(tampered);
      expectThat(
        status >= 400 && status < 500,
        `expected a refusal where ${what} was changed, not ${status}`,
      );
    }
    const bare = new URL(link.pathname, link);
    const { status } = await open(bare);
    expectThat(
      status >= 400 && status < 500,
      `expected a refusal of the link without its signature, not ${status}`,
    );
    const [id, other] = [await add('word-document.docx'), await add('word-document.docx')];
    const stolen = await open(new URL((await linkOf(id)).href.replace(id, other)));
    expectThat(stolen.status >= 400, `expected a refusal of another candidate's link, not ${stolen.status}`);
  });
  await check('deleteCandidate', 'life', 'its resume link opens nothing any more', async () => {
    const id = await add('word-document.docx');
    const link = await linkOf(id);
    await client.must('deleteCandidate', { id }, memberSession);
    const { status } = await open(link);
    expectThat(status >= 400 && status < 500, `expected a refusal, not ${status}`);
  });
}

async function fetchFrom(client: Client, link: URL): Promise<Fetched> {
  const response = await client.open(link);
  return {
    status: response.status,
    bytes: Buffer.from(await response.arrayBuffer()),
    headers: response.headers,
  };
}

async function expectFile({ status, bytes }: Fetched, name: string): Promise<void> {
  expectThat(status === 200, `expected the resume link to answer 200, not ${status}`);
  const sent = Buffer.from(await resumeFile(name).arrayBuffer());
  expectThat(sent.equals(bytes), `expected the link to give back ${name}, byte for byte`);
}

/** A link with each part of its query changed, one at a time. */
function tamper(link: URL): [string, URL][] {
  return [...link.searchParams].map(([name, value]) => {
    const changed = new URL(link);
    const middle = Math.floor(value.length / 2);
    const other = value[middle] === '7' ? '8' : '7';
    changed.searchParams.set(name, value.slice(0, middle) + other + value.slice(middle + 1));
    return [name, changed];
  });
}
