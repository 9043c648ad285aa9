export { EditableList, type EditableListProps } from './EditableList.tsx';
