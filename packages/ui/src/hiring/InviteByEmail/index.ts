export { InviteByEmail, type InviteByEmailProps, type InvitedView, type InvitesView } from './InviteByEmail.tsx';
