import { expect, test } from 'vitest';
import { languageOf } from './detectLanguage.ts';

test.each([
  ['en', 'We are looking for a nurse with two years of experience on a ward in our hospital.'],
  ['de', 'Wir suchen eine Pflegefachkraft mit zwei Jahren Erfahrung auf der Station.'],
  ['fr', 'Nous recherchons une infirmière avec deux ans d’expérience dans un service.'],
  ['es', 'Buscamos una enfermera con dos años de experiencia en la planta.'],
  ['pt', 'Procuramos uma enfermeira com dois anos de experiência no serviço.'],
  ['it', "Cerchiamo un'infermiera con due anni di esperienza nel reparto."],
  ['nl', 'Wij zoeken een verpleegkundige met twee jaar ervaring op de afdeling.'],
  ['ar', 'نبحث عن ممرضة لديها خبرة سنتين في القسم'],
  ['zh', '我们招聘一名有两年病房经验的护士'],
  ['de', 'Buchhaltung, DATEV'],
  ['other', 'Szukamy pielęgniarki, która ma doświadczenie oraz wiedzę. Praca jest dla osób z pasją.'],
  ['other', 'Vi söker en sjuksköterska med erfarenhet av arbete på avdelning. Du är van att arbeta hos oss.'],
  ['other', 'Мы ищем медсестру с опытом работы в отделении'],
  ['other', '私たちは病棟での経験がある看護師を募集しています'],
  ['other', 'ما به دنبال پرستار با تجربه هستیم که در بخش کار کند'],
  [undefined, 'Java, Spring, Docker, Kubernetes'],
  [undefined, 'Position\nadvanced life support'],
  [undefined, ''],
  ['en', 'Worked at Deutsche Bank in Frankfurt am Main and for the Banco de España in Madrid.'],
])('%s: %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});
