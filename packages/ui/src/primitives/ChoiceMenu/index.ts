export { ChoiceMenu, type ChoiceGroup, type ChoiceMenuProps } from './ChoiceMenu.tsx';
