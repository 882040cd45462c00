import type { RecipeDefinition, RecipeSelection, RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import { css, type SerializedStyles, withEmotionCache } from '@emotion/react';
import { type ComponentProps, type ElementType, type FunctionComponent, useInsertionEffect } from 'react';
import { system } from './system.ts';

type StyledProps<
  Tag extends ElementType,
  Variants extends RecipeVariantRecord,
> = PropertyKey extends keyof Variants
  ? ComponentProps<Tag>
  : Omit<ComponentProps<Tag>, keyof Variants> & RecipeSelection<Variants>;

/** Where there is no browser, as when the first page is drawn, there are no effects. */
const useInsertion = typeof document === 'undefined' ? (insert: () => void) => insert() : useInsertionEffect;

/**
 * An element in the styles of a recipe. They are worked out once for each choice of variants, where Chakra's own
 * factory does so at each drawing of each element. It takes no styles as properties.
 */
export function styled<Tag extends ElementType, Variants extends RecipeVariantRecord = Record<never, never>>(
  tag: Tag,
  recipe: RecipeDefinition<Variants>,
): FunctionComponent<StyledProps<Tag, Variants>> {
  const Element: ElementType = tag;
  const variants = Object.keys(recipe.variants ?? {});
  const known = new Map<string, SerializedStyles>();

  function getStyles(choice: Record<string, unknown>): SerializedStyles {
    const key = Object.values(choice).join();
    const styles = known.get(key) ?? css(system.css(system.cva<RecipeVariantRecord>(recipe)(choice)));
    known.set(key, styles);
    return styles;
  }

  return withEmotionCache<Record<string, unknown>>(function Styled(props, cache, ref) {
    const choice: Record<string, unknown> = {};
    const others = { ...props };
    for (const name of variants) {
      choice[name] = props[name];
      delete others[name];
    }
    const styles = getStyles(choice);
    const { name } = styles;
    const className = `${cache.key}-${name}`;
    useInsertion(() => {
      if (cache.inserted[name] === undefined) cache.insert(`.${className}`, styles, cache.sheet, true);
    });
    return (
      <Element
        {...others}
        ref={ref}
        className={props.className ? `${props.className} ${className}` : className}
      />
    );
  });
}
