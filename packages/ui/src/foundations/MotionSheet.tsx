import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { system } from '../theme/system.ts';
import { tokens } from '../theme/tokens.ts';
import { Grid, Name, SheetOf, Value } from './Specimens.tsx';

const Card = chakra('span', {
  base: {
    display: 'block',
    height: '16',
    marginBlockEnd: '2',
    borderRadius: 'card',
    bg: 'raised',
    border: '1px solid {colors.line}',
  },
});

const names = Object.keys(system._config.theme?.keyframes ?? {});

export function MotionSheet() {
  const [round, setRound] = useState(0);
  return (
    <SheetOf
      title="Motion"
      about={
        `${tokens.durations.quick.value} ${tokens.easings.out.value} on opacity and transform, so that things say where they come from. ` +
        'Under reduced motion nothing moves.'
      }
    >
      <section>
        <h2>Movements</h2>
        <Grid>
          {names.map((name) => (
            <li key={name}>
              <Card
                key={round}
                css={{ _motionSafe: { animation: `${name} {durations.quick} {easings.out}` } }}
              />
              <Name>{name}</Name>
              <Value>
                {name === 'breathe' ? 'skeletons, 1.6 s, again and again' : tokens.durations.quick.value}
              </Value>
            </li>
          ))}
        </Grid>
      </section>
      <div>
        <Button variant="secondary" onClick={() => setRound(round + 1)}>
          Play again
        </Button>
      </div>
    </SheetOf>
  );
}
