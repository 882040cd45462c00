import { defineStyle } from '@chakra-ui/react/styled-system';

/** The panel of choices that opens over a page, under a menu's button or a combobox's field. */
export const floatingPanel = defineStyle({
  maxHeight: 'min(340px, var(--available-height))',
  padding: '1',
  borderRadius: 'card',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  bg: 'raised',
  color: 'text',
  boxShadow: 'float',
  outline: 'none',
  _open: { _motionSafe: { animation: 'rise {durations.quick} {easings.out}' } },
});

/** Puts the panel over dialogs, whose own number the positioning sets inline. */
export const overDialogs = defineStyle({ zIndex: '{zIndex.modal} !important' });
