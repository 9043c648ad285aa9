/*
 * The few functions of PocketSphinx that the interviewer's recogniser needs, exported from the WebAssembly module.
 * Strings and samples go through memory that the caller allocates with `allocate`.
 */
#include <pocketsphinx.h>
#include <stdio.h>
#include <stdlib.h>

#define EXPORT(name) __attribute__((export_name(name)))
#define WORDS_BYTES (1 << 17)

static char words[WORDS_BYTES];

EXPORT("allocate") void *allocate(int bytes) { return malloc(bytes); }

EXPORT("release") void release(void *memory) { free(memory); }

/* Makes a decoder from a JSON configuration; null when the model can't be read. */
EXPORT("decoder_new") ps_decoder_t *decoder_new(const char *json) {
  err_set_loglevel(ERR_ERROR);
  ps_config_t *config = ps_config_parse_json(NULL, json);
  if (!config) return NULL;
  ps_decoder_t *decoder = ps_init(config);
  ps_config_free(config);
  return decoder;
}

EXPORT("utterance_start") int utterance_start(ps_decoder_t *decoder) { return ps_start_utt(decoder); }

EXPORT("utterance_feed") int utterance_feed(ps_decoder_t *decoder, const int16 *samples, int count) {
  return ps_process_raw(decoder, samples, count, 0, 0);
}

EXPORT("utterance_end") int utterance_end(ps_decoder_t *decoder) { return ps_end_utt(decoder); }

EXPORT("hypothesis") const char *hypothesis(ps_decoder_t *decoder) {
  int32 score;
  return ps_get_hyp(decoder, &score);
}

EXPORT("add_word") int add_word(ps_decoder_t *decoder, const char *word, const char *phones, int update) {
  return ps_add_word(decoder, word, phones, update);
}

/* One line a word: the word, its first and last frame (10 ms each) and its posterior probability. */
EXPORT("segments") const char *segments(ps_decoder_t *decoder) {
  int used = 0;
  words[0] = 0;
  for (ps_seg_t *segment = ps_seg_iter(decoder); segment; segment = ps_seg_next(segment)) {
    int first, last;
    int32 acoustic, language;
    ps_seg_frames(segment, &first, &last);
    int32 posterior = ps_seg_prob(segment, &acoustic, &language, NULL);
    if (used < WORDS_BYTES - 256)
      used += snprintf(words + used, WORDS_BYTES - used, "%s %d %d %.3f\n", ps_seg_word(segment), first, last,
                       logmath_exp(ps_get_logmath(decoder), posterior));
  }
  return words;
}
