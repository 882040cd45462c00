/** A text in another language, as long and as wide as it would be there. Nobody can read it: it is there to be looked at. */
type Translate = (text: string) => string;

type Locale = 'en' | 'de' | 'ar';

const ENDINGS = ['ungs', 'verfahren', 'schaft', 'keit', 'beschreibung', 'lich'];

/** German words are about a third longer, and do not break. */
function lengthen(text: string): string {
  let count = 0;
  return text.replace(/\p{L}{4,}/gu, (word) => {
    count += 1;
    return word + ENDINGS[count % ENDINGS.length];
  });
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ARABIC = [...'ابچدهفگحيجكلمنوپقرستعفوخيز'];

function writeArabic(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ARABIC[LATIN.indexOf(letter.toLowerCase())] ?? letter);
}

const translations: Record<Exclude<Locale, 'en'>, Translate> = { de: lengthen, ar: writeArabic };

const shownFor = new WeakMap<Node, { original: string; shown: string }>();
let observer: MutationObserver | null = null;

/** Shows every text of the page in another language, and what comes later, too. English puts all back. */
export function applyLocale(locale: Locale = 'en'): void {
  observer?.disconnect();
  observer = null;
  const root = document.documentElement;
  root.lang = locale;
  root.dir = locale === 'ar' ? 'rtl' : 'ltr';
  const translate: Translate = locale === 'en' ? (text) => text : translations[locale];
  if (locale === 'en' && !root.dataset.translated) return;
  root.dataset.translated = 'true';
  translateTree(document.body, translate);
  if (locale === 'en') {
    delete root.dataset.translated;
    return;
  }
  observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translateText(target, translate);
      for (const node of addedNodes) translateTree(node, translate);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}

function translateTree(tree: Node, translate: Translate): void {
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = tree; node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest('script, style')) translateText(node, translate);
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
      const { placeholder } = node;
      node.placeholder = turn(node, placeholder, translate);
    }
  }
}

function translateText(text: Text, translate: Translate): void {
  const shown = turn(text, text.data, translate);
  if (text.data !== shown) text.data = shown;
}

/** What stands there is either what we wrote, whose original we know, or something new. */
function turn(node: Node, current: string, translate: Translate): string {
  const known = shownFor.get(node);
  if (known?.shown === current && translate(known.original) === current) return current;
  const original = known?.shown === current ? known.original : current;
  const shown = translate(original);
  shownFor.set(node, { original, shown });
  return shown;
}
