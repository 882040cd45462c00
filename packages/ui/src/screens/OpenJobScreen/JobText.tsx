import { Fragment } from 'react';
import { styled } from '../../theme/styled.tsx';
import { readParagraphs } from './readParagraphs.ts';

const Text = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    fontSize: 'lead',
    '& ul': { paddingInlineStart: '5', listStyle: 'disc' },
    '& li + li': { marginBlockStart: '1' },
  },
});

/** A job's text with its paragraphs and its lists, as it was typed. */
export function JobText({ text }: { text: string }) {
  return (
    <Text dir="auto">
      {readParagraphs(text).map(({ kind, texts }, index) =>
        kind === 'points' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: A paragraph is what stands at its place.
          <ul key={index}>
            {texts.map((point, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A line is what stands at its place.
              <li key={at}>{point}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: A line is what stands at its place.
          <p key={index}>
            {texts.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A line is what stands at its place.
              <Fragment key={at}>
                {at > 0 ? <br /> : null}
                {line}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </Text>
  );
}
