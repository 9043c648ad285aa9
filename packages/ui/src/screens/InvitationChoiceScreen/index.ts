export {
  InvitationChoiceScreen,
  type InvitationChoiceScreenProps,
  type InvitationChoiceView,
} from './InvitationChoiceScreen.tsx';
