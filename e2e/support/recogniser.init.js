// Runs in the page before the app: a SpeechRecognition as browsers have it, which hears what the tests tell it to.
(() => {
  /** With no speech for so long, a browser ends the recognition by itself. */
  const patienceMs = 8_000;
  /** How far the growing text is behind the voice, and the final one. */
  const growingLagMs = 250;
  const finalLagMs = 450;

  const seen = { starts: 0 };
  /** A browser has one microphone and lets one recognition run. */
  let running = null;
  /** What is said while one ends and the next begins; the next hears it. */
  const unheard = [];

  class Recognition extends EventTarget {
    lang = '';
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    onstart = null;
    onaudiostart = null;
    onspeechstart = null;
    onresult = null;
    onspeechend = null;
    onaudioend = null;
    onerror = null;
    onend = null;
    #began = false;
    /** Final results, then what is not final. */
    #results = [];
    #timers = new Set();
    #patience;

    start() {
      if (this.#began) throw new DOMException('recognition has already started.', 'InvalidStateError');
      this.#began = true;
      this.#results = [];
      this.#after(40, () => {
        running?.abort();
        running = this;
        seen.starts++;
        this.#fire('start');
        this.#fire('audiostart');
        this.#wait();
        for (const stretch of unheard.splice(0)) this.hear(stretch);
      });
    }

    stop() {
      this.#finish();
      this.#end();
    }

    abort() {
      if (!this.#began) return;
      this.#fire('error', { error: 'aborted', message: '' });
      this.#end();
    }

    fail(code) {
      this.#fire('error', { error: code, message: '' });
      this.#end();
    }

    /** Hears a stretch of speech that begins in `fromMs` and lasts `forMs`. */
    hear({ text, fromMs, forMs }) {
      const words = text.split(' ');
      this.#after(fromMs, () => {
        clearTimeout(this.#patience);
        this.#fire('speechstart');
      });
      for (let count = 1; count <= words.length; count++) {
        this.#after(fromMs + (forMs * count) / words.length + growingLagMs, () => this.#grow(words.slice(0, count)));
      }
      this.#after(fromMs + forMs + finalLagMs, () => {
        this.#finish();
        this.#fire('speechend');
        this.#wait();
      });
    }

    /** What a browser is sure of and what not are two results, which join again later. */
    #grow(words) {
      if (!this.interimResults) return;
      const sure = words.slice(0, -2);
      const parts = [
        { words: sure, confidence: 0.9 },
        { words: words.slice(-2), confidence: 0.01 },
      ].filter((part) => part.words.length > 0);
      const finals = this.#finals();
      this.#results = [
        ...finals,
        ...parts.map((part, index) => this.#result(part.words, part.confidence, false, finals.length + index)),
      ];
      this.#tell(finals.length);
    }

    #finish() {
      const finals = this.#finals();
      const growing = this.#results.slice(finals.length);
      if (growing.length === 0) return;
      const words = growing.flatMap(([{ transcript }]) => transcript.trim().split(' '));
      this.#results = [...finals, this.#result(words, 0.93, true, finals.length)];
      this.#tell(finals.length);
    }

    #finals() {
      return this.#results.filter((result) => result.isFinal);
    }

    #result(words, confidence, isFinal, index) {
      return Object.assign([{ transcript: (index > 0 ? ' ' : '') + words.join(' '), confidence }], { isFinal });
    }

    #tell(resultIndex) {
      this.#fire('result', { resultIndex, results: [...this.#results] });
    }

    #wait() {
      clearTimeout(this.#patience);
      this.#patience = this.#after(patienceMs, () => this.fail('no-speech'));
    }

    #end() {
      if (!this.#began) return;
      this.#began = false;
      for (const timer of this.#timers) clearTimeout(timer);
      if (running === this) running = null;
      this.#fire('audioend');
      this.#fire('end');
    }

    #after(ms, work) {
      const timer = setTimeout(() => this.#began && work(), ms);
      this.#timers.add(timer);
      return timer;
    }

    #fire(type, fields = {}) {
      const event = Object.assign(new Event(type), fields);
      this.dispatchEvent(event);
      this[`on${type}`]?.(event);
    }
  }

  if (window.recogniserOnDevice) {
    Object.defineProperty(Recognition.prototype, 'processLocally', { value: false, writable: true });
    Recognition.available = ({ processLocally }) => Promise.resolve(processLocally ? 'available' : 'downloadable');
  }
  window.SpeechRecognition = Recognition;
  window.webkitSpeechRecognition = Recognition;
  window.scriptedRecogniser = {
    seen,
    hear(stretches) {
      if (running) stretches.forEach((stretch) => running.hear(stretch));
      else unheard.push(...stretches);
    },
    failIn: (ms, code) => setTimeout(() => running?.fail(code), ms),
  };
})();
