export { DeviceMenu, type DeviceMenuProps } from './DeviceMenu.tsx';
