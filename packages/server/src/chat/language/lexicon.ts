/**
 * The words of the product's own field, one concept a line: `concept: words`. `*` stands for any ending, `_` joins the
 * words of a phrase. Phrases win over single words, longer ones over shorter ones.
 */
const telling = `
  subscription: subscri* subscription membership* member premium my_plan the_plan your_plan a_plan plans paid_version
  trial: trial* trail trials free_period free_week free_days test_period test_phase trial_period free_version
  refund: refund* money_back reimburs* give_back pay_back get_back_my_money
  invoice: invoice* receipt* vat
  signup: sign_up signup signing_up regist* create_an_account create_account creating_an_account make_an_account open_an_account new_account
  login: log_in login sign_in signin log_on logged_in logging_in signing_in get_into_my_account access_my_account log_into sign_into logging_on
  microphone: mic mics mike microphone* microfon* mircophone micro_phone
  hearme: hear_me hears_me heard_me hear_my_voice hears_my hearing_me not_heard nobody_hears pick_up_my picks_up_my pick_up_what listen_to_me hear_what_i is_heard
  nosound: hear_nothing no_sound no_audio i_can_not_hear i_not_hear can_not_hear_the can_not_hear_any not_hear_the not_hear_any i_do_not_hear hear_anything not_any_sound without_sound do_not_hear_the stays_silent is_silent has_no_voice
  caption: caption* subtitle*
  typing: type types typing typed keyboard write_my instead_of_speaking instead_of_talking without_speaking without_talking not_speak written_answer* in_writing not_talk deaf
  cutoff: cut_off cutoff cut_out kicked_out kicked_me thrown_out threw_me dropped disconnected got_interrupted crash* frozen freez* froze hung_up lost_connection connection_lost connection_dropped closed_the_tab closed_the_window reload* refresh*
  connecting: connecting_to stuck_on_connecting connecting not_join never_joins nobody_joins no_interviewer interviewer_not_come interviewer_is_missing nobody_is_there interviewer_does_not_come not_show_up
  cv: cv curriculum resume resumes my_resume
  transcript: transcript* written_down what_was_said what_i_said
  preview: preview* demo without_an_account without_account without_registering without_signing_up without_a_login no_account without_login try_before
  jobpost: job_post* job_posting* post_a_job post_job post_jobs posting_a_job post_an_opening post_my_job job_ad job_advert* advertis* vacancy vacancies job_opening* post_a_vacancy
  smartlink: smart_link* smartlink* interview_link* candidate_link* link_for_candidates smart_interview_link* invitation_link link_from_an_employer link_from_the_company
  privatelink: private_link* management_link employer_link manage_link
  whosees: who_can_see who_sees who_can_hear who_hears who_can_read who_reads anyone_see anybody_see anyone_else_see who_listens who_gets_to_see gets_to_see shown_to sees_my boss_see employers_see employer_see company_see others_see visible_to look_at_my looks_at_my get_access_to_my watch_my find_out_that
  aitraining: train_your_ai train_ai train_your_model* train_models train_an_ai train_the_ai training_data train_on_my used_to_train use_my_data_to_train
  emotion: emotion* feelings mood facial face body_language lie_detect* personality
  cookie: cookie* tracking track_me analytics tracker*
  minor: year_old under_18 underage minor minors years_old teenager* teen child children kid kids daughter son how_old my_age minimum_age age_limit under_age
  weakness: weakness* weak_point* weak_side
  nervous: nervous* anxi* afraid stress* scared panic* calm_down stage_fright confidence confident
  thankyou: thank_you_email thank_you_e_mail thank_you_note thank_you_letter thank_you_mail thank_you_message
  star: star_method star_technique star star_story
  filler: filler* um uh umm
  gotjob: get_the_job got_the_job did_i_pass i_got_hired hear_back turned_down did_they_hire did_they_choose passed_the_interview
  percandidate: per_candidate for_a_candidate each_candidate
`;

/** Words of the field that other people use as well. */
const strong = `
  cancel: cancel* cancle cancelation unsubscri* terminat* stop_paying stop_my end_my quit_my opt_out get_out_of discontinu*
  price: price* pricing cost* expensive cheap cheaper fee fees how_much_is_it how_much_do_you how_much_money per_month a_month monthly
  free: free for_free free_of_charge no_cost
  charge: charge charged charges charging billed debit debited deducted take_money took_money takes_money taken_money
  pay: pay pays paying paid payment payments
  card: credit_card* debit_card* card cards visa mastercard paypal sepa bank_account apple_pay google_pay
  renew: renew* auto_renew* automatically_extend* extends_itself go_on_by_itself
  discount: discount* coupon* promo* voucher* special_offer* student_price bulk
  expire: expire* expiration run_out runs_out ran_out
  logout: log_out sign_out logout logging_out log_off
  password: password* passwort pwd passcode
  reset: reset* resetting
  spam: spam junk
  delete: delet* erase* erasing erasure remov* wipe close_my_account closing_my_account
  data: data personal_information personal_info information_about_me info_about_me information_you_have
  export: export* download* copy_of copies_of
  sound: sound* audio speaker speakers loudspeaker* volume silent
  headphones: headphone* headset* earphone* earbud* airpod* bluetooth
  noise: noise* noisy echo loud
  browser: browser*
  connection: lag lags lagging laggy connection* internet wifi wlan network offline bandwidth
  carryon: continue* carry_on go_on_where pick_up_where resume_my_interview resume_the_interview where_i_left where_i_was same_question
  score: score* scoring scored grade* grading graded mark marks points rating rated assess* judge* judging evaluat*
  record: record* recording* recordings taped
  video: camera* webcam* video* filmed
  consent: consent* agree agreed agreeing
  permission: permission* allow* blocked denied refused
  privacy: privacy private confidential* gdpr data_protection
  share: share* sharing shared
  sell: sell sells selling sold third_part* advertisers
  keep: store stores stored keep_my keep_the keep_data keep_it kept retention how_long_do_you_keep retain* saved saving
  human: human humans real_person live_person live_agent speak_to_someone talk_to_someone talk_to_a_person speak_to_a_person speak_with_someone talk_with_someone real_agent actual_person
  support: support* contact* support_team help_desk helpdesk customer_support reach_you support_mailbox support_email support_address write_to_you email_you who_can_i_ask where_can_i_get_help
  hours: opening_hours available availability 24_7 weekend weekends night midnight sunday round_the_clock any_time
  unlimited: unlimited limited_number limit limits limitation
  skip: skip* next_question pass_on
  repeat: repeat* say_it_again say_again again_the_question ask_again
  pause: pause* pausing take_a_break time_to_think think_about_my think_before
  prepare: prepar* preparation get_ready
  accurate: accura* mishear* misheard misunderst* not_understand_me understands_me wrong_words wrongly recogni* does_not_understand
  review: review* reconsider* second_opinion appeal* object_to
  accent: accent* native_speaker dialect stutter* stammer*
  language: language* spanish german french italian portuguese chinese hindi arabic turkish polish deutsch espanol in_english
  device: another_microphone wrong_microphone choose_a_microphone select_a_microphone switch_microphone change_microphone choose_the_microphone input_device
  mistake: mistake* fail failed failure failures went_wrong
  strength: strength* strong_point*
  salary: salary pay_rise wage wages negotiat*
  pace: words_per_minute words_a_minute pace speaking_speed speak_too_fast talk_too_fast too_fast
  lawsuit: legal_action lawyer* sue suing
  dark: dark_mode dark_theme light_mode night_mode theme
  accessible: accessib* screen_reader disab* blind deaf dyslexi* wheelchair impair*
  terms: terms conditions tos legal
  app: app apps mobile_app app_store play_store install* native_app
  hacked: hack* stolen someone_else_uses somebody_uses unauthorised unauthorized suspicious security secure safe encrypt*
  prompt: system_prompt your_prompt your_instructions previous_instructions all_instructions ignore_all ignore_previous ignore_your ignore_the_above ignore_what disregard* jailbreak* pretend* roleplay* role_play act_as act_like you_are_now your_rules developer_mode forget_everything forget_your forget_all repeat_the_text_above answer_only_with from_now_on_you your_new_role new_persona
  bot: are_you_a_bot are_you_a_robot are_you_human are_you_a_human are_you_real are_you_an_ai are_you_ai are_you_a_machine are_you_a_person who_are_you what_are_you are_you_chatgpt what_is_your_name your_name who_am_i_talking am_i_talking_to
  distress: kill_myself suicid* end_my_life hurt_myself want_to_die harm_myself
  rude: stupid idiot useless fuck* shit crap moron dumb bullshit hate_you asshole
  elsewhere: printer* netflix spotify amazon gmail facebook instagram uber gym youtube tiktok twitter whatsapp steam playstation xbox airline hotel* flight* ticket* insurance bitcoin* car cars dog dogs cat cats pizza recipe*
`;

/** What so many questions here speak of that something more particular beside it decides. */
const common = `
  interviewer: interviewer*
  report: report* feedback
  employer: employer* recruiter recruiters hire hires hiring we_are_a_company our_company business businesses hr
  candidate: candidate* applicant*
`;

/** Words that say something here only beside another: half a concept. */
const mild = `
  interview: interview* session sessions conversation
  practice: practice* practise* practising practicing rehears* mock simulat* train training exercise*
  question: question questions asked asks
  answer: answer* reply replies response*
  account: account accounts profile
  email: email* e_mail* mail mails mailbox inbox
  link: link links url
  job: job jobs role roles position positions profession* occupation*
  company: company companies firm
  phone: phone* iphone* ipad* android* mobile tablet* smartphone*
  firefox: firefox mozilla
  chrome: chrome chromium
  safari: safari
  edge: edge
  otherbrowser: opera brave vivaldi internet_explorer duckduckgo
  windows: windows
  mac: mac macbook* macos imac osx
  linux: linux ubuntu
  work: run runs compatible usable work works working function* functioning
  broken: not_work* does_not_work not_working stopped_working broken problem* trouble issue* error* bug bugs wrong fail_to fails not_start* not_load* not_open*
  change: change* changing edit* update* modify correct switch
  end: end ends ended over finish* stop stops stopping
  start: start* begin* launch* get_started getting_started set_up
  time: time times minutes minute hour hours
  lost: lost lose loses missing gone disappear* vanish*
  receive: receive* get_my got_my arrived arrive arrives sent send come_yet not_come
  see: see sees view show shows find
  test: test tests testing try tried trying
  howmany: how_many how_often as_often as_many
  print: print prints printed printing printout
  benefit: benefit* feature features include* included worth what_do_i_get get_for difference
  money: money euro euros dollar dollars
  forgot: forgot forget forgotten remember
  voice: voice speak speaking spoken talk talking aloud
  ai: ai artificial_intelligence algorithm chatgpt gpt llm model
  person: person people someone somebody anyone anybody
  look: look_like
  tell: tell tells explain explains describe
  about: myself yourself
  history: history past previous earlier old progress improve improvement trend* compare
  askthem: ask_the_interviewer ask_them ask_an_interviewer ask_my_interviewer ask_at_the_end ask_the_employer ask_in_return ask_back_at ask_the_recruiter
  skill: skill skills requirement*
  decide: decide* decision* hired pass passed get_the_job result results outcome rejected
  speech: speech
  long: long longer length
  status: status active
  address: address
  help: help helps helping
  law: law lawful illegal allowed unlawful discriminat*
`;

/** Words that only turn a question in one direction. */
const soft = `
  how: how
  howlong: how_long how_many_minutes duration
  howmuch: how_much what_does_it
  why: why how_come reason
  where: where
  when: when until_when
  who: who whom
  not: not no never nothing without none
  me: me
  i: i my mine
  you: you your
`;

/** A concept and the words that mean it. */
export interface Concept {
  readonly name: string;
  /** 1 for what says it alone, more for what is hardly said elsewhere, about half for what needs company. */
  readonly weight: number;
  readonly words: readonly string[];
}

const parse = (lines: string, weight: number): Concept[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', words = ''] = line.trim().split(': ');
      return { name, weight, words: words.split(' ').filter(Boolean) };
    });

/** Every concept of the field. */
export const lexicon: readonly Concept[] = [
  ...parse(telling, 1.3),
  ...parse(strong, 1),
  ...parse(common, 0.9),
  ...parse(mild, 0.55),
  ...parse(soft, 0.25),
];
