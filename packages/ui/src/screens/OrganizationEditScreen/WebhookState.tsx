import { styled } from '../../theme/styled.tsx';

/** A word for how a webhook or an event does; the colour repeats what it says. */
export const WebhookState = styled('span', {
  base: {
    fontSize: 'small',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '&[data-tone=good]': { color: 'good' },
    '&[data-tone=warn]': { color: 'warn' },
    '&[data-tone=bad]': { color: 'bad' },
    '&[data-tone=muted]': { color: 'muted' },
  },
});
