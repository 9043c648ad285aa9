/** The files that make up a Moonshine model, in its folder. */
export const moonshineFiles = ['encoder_model.ort', 'decoder_model_merged.ort', 'tokenizer.bin'] as const;
