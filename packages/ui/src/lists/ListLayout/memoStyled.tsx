import {
  type ComponentType,
  createContext,
  memo,
  type PropsWithChildren,
  type ReactNode,
  useContext,
} from 'react';

const Inside = createContext<ReactNode>(null);

function Content() {
  return useContext(Inside);
}

/** A styled element that is not restyled when only its children change, as they do on each key press of a search. */
export function memoStyled<Props extends object>(Styled: ComponentType<PropsWithChildren<Props>>) {
  const Frame = memo(function Frame(props: PropsWithChildren<Props>) {
    return (
      <Styled {...props}>
        <Content />
      </Styled>
    );
  }, isSameFrame);
  return function MemoStyled(props: PropsWithChildren<Props>) {
    return (
      <Inside value={props.children}>
        <Frame {...props} />
      </Inside>
    );
  };
}

function isSameFrame(before: object, after: object): boolean {
  const keys = Object.keys({ ...before, ...after });
  return keys.every((key) => key === 'children' || Reflect.get(before, key) === Reflect.get(after, key));
}
