export { HistoryList, type HistoryEntry, type HistoryListProps } from './HistoryList.tsx';
