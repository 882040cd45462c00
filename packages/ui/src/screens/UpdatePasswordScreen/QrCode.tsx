import { useEffect, useState } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { styled } from '../../theme/styled.tsx';

const SIZE = '184px';

const Paper = styled('div', {
  base: {
    width: SIZE,
    height: SIZE,
    padding: '3',
    bg: 'paper',
    color: 'paperInk',
    borderRadius: 'control',
    border: '1px solid {colors.line}',
    '& svg': { display: 'block', width: 'full', height: 'full' },
  },
});

const NoCode = styled('p', { base: { maxWidth: SIZE, color: 'muted', fontSize: 'small' } });

type Drawing = { size: number; path: string };

/** A text as a QR code, drawn as on paper in both themes, so that cameras read it. */
export function QrCode({ text }: { text: string }) {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null);

  useEffect(() => {
    let left = false;
    draw(text).then(
      (drawn) => !left && setDrawing(drawn),
      () => !left && setDrawing('failed'),
    );
    return () => {
      left = true;
    };
  }, [text]);

  if (drawing === 'failed') return <NoCode>The QR code did not arrive. Type the key into your app.</NoCode>;
  if (!drawing) return <Skeleton width={SIZE} height={SIZE} />;
  return (
    <Paper>
      <svg
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        role="img"
        aria-label="QR code of the key"
        shapeRendering="crispEdges"
      >
        <path d={drawing.path} fill="currentColor" />
      </svg>
    </Paper>
  );
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 1 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
