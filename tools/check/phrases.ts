// Words and phrases that this project does not use, and what to write instead.

export interface Phrase {
  readonly pattern: RegExp;
  readonly better: string;
  /** Whether code is searched too, names included, and not only prose. */
  readonly inCode?: true;
  /** Files in which it is right. */
  readonly except?: RegExp;
}

/** Home-made words for which the field has a term. */
const WORDS: readonly Phrase[] = [
  { pattern: /\b(?:is|are) needed\b/gi, better: 'expected X, got Y' },
  { pattern: /\b(?:the|an|no) own\b/gi, better: "your own, their own, its own, the player's" },
  { pattern: /\b(?:told|tells?|telling)\b(?! apart| each other| a friend)/gi, better: 'emit, say, show, report' },
  { pattern: /\banew\b/gi, better: 'again' },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, better: 'fix' },
  { pattern: /\bjust when\b/gi, better: 'exactly when, if and only if' },
  { pattern: /\bfor ever\b/gi, better: 'forever, without end' },
  { pattern: /\bis none\b/gi, better: 'is not one, is not a …, does not exist' },
  { pattern: /\bbeside\b/gi, better: 'next to, besides, in addition to' },
  { pattern: /\bso many\b/gi, better: 'that many, this number of' },
  { pattern: /\bmostly\b/gi, better: 'usually' },
  // A clause such as "Who sees what" or "Who started the round" may be a title or describe a field.
  {
    pattern:
      /(?<=^|[.;:]\s)Who (?!sees what)(?![^.]*\?)|\bWho (?:[\w']+ )+?(?:rolls|shuffles|wins|leads|cannot|is out)\b/gm,
    better: 'The player who …',
  },
  { pattern: /\bhouse\b(?! rules?\b)/gi, better: 'this project, this library; an assumed card table is assumed' },
  // Colyseus calls its matches rooms.
  { pattern: /\brooms?\b/gi, better: 'game, entry, list, folder', except: /^packages\/colyseus\/|colyseus\.ts$/ },
  { pattern: /\bWhether [^.?!]*, \S* ?(?:tells?|says?|shows?)\b/g, better: 'Use X to check whether …' },
  { pattern: /\bthe (?:least|most) (?:that|it|they|there|one)\b/gi, better: 'the minimum, the maximum' },
  { pattern: /\ba word\b/gi, better: 'a string' },
];

/** Sentences that read as translated. */
const HABITS: readonly Phrase[] = [
  { pattern: /\b(?:who|whom|what|which)(?:so)?ever\b/gi, better: 'the player who, any value that, every X' },
  {
    pattern:
      /\b(?:of|to|with|from|by|for|in|on|at|than|besides|except|but|only|into|until|under|over) what (?:is|was|are|were|has|have|can|must|may|comes?|goes|follows?|happens)\b/gi,
    better: 'name it: the cards that, every value that',
  },
  // A question, or a title with a question mark, may begin so.
  {
    pattern: /(?<=^|[.;:!]\s+|\*\s+|\/\/\s+)What (?:is|was|are|were|has|comes|follows|can|must|may)\b(?![^.\n]*\?)/gm,
    better: 'name it: the cards that, every value that',
  },
  {
    pattern:
      /\b(?:is|are|was|were|be|been|being) (?:waited for|asked (?:for|of|about)|looked (?:at|for|after)|listened to|spoken of|thought (?:of|about)|cared for|believed|gone on with|paid attention)\b/gi,
    better: 'say who does it',
  },
  { pattern: /[,(] also\b/gi, better: 'including …' },
  {
    pattern:
      /\bof (?:its|their|his|her|one's|my|your|our) own(?= *(?:[.,;:)?!]|$)| (?:that|which|in|for|on|with|and|or|to)\b)/gim,
    better: 'its own X, a separate X',
  },
  {
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more|other|matter|less|fewer|doubt|way|one|such)(?!\w+er\b)\w+/gi,
    better: 'is not a …',
  },
];

/** American spelling. */
const SPELLING: readonly Phrase[] = [
  {
    pattern: /(?:colou|favou|behaviou|neighbou|honou|labou|humou|harbou|flavou)r/gi,
    better: 'color, favor, behavior, neighbor, …',
    inCode: true,
  },
  { pattern: /\bgrey|Grey(?=[A-Z]|\b)/g, better: 'gray', inCode: true },
  { pattern: /\b(?:centre|theatre|metre|fibre)[sd]?\b/gi, better: 'center, theater, meter, fiber', inCode: true },
  { pattern: /\b(?:anal|paral|catal)ys(?:e|ed|ing)\b/gi, better: 'analyze, paralyze, catalyze', inCode: true },
  {
    pattern:
      /(?:recogn|organ|real|optim|normal|serial|initial|minim|maxim|summar|custom|synchron|author|general|visual|random|special|standard|character|emphas|categor|apolog|memor|prior|util|final|local|capital|token|sanit|stabil|penal|central|neutral)is(?:e|ed|es|er|ing|ation)\b/gi,
    better: '-ize, -ization',
    inCode: true,
  },
  {
    pattern: /catalogu|judgement|misspelt|\b(?:after|back|for|to|up|down)wards\b/gi,
    better: 'catalog, judgment, misspelled, afterward',
    inCode: true,
  },
  {
    pattern: /\b(?:licence|defence|offence|pretence)s?\b/gi,
    better: 'license, defense, offense, pretense',
    inCode: true,
  },
  {
    pattern: /\b(?:cancel|label|model|travel|signal|total|level|marshal|fuel)l(?:ed|ing|er)\b/gi,
    better: 'canceled, labeled, modeled, …',
    inCode: true,
  },
  {
    pattern: /\b(?:whilst|amongst|learnt|spelt|artefacts?|programmes?|sceptic\w*|practis(?:e|ed|ing))\b/gi,
    better: 'while, among, learned, artifact, program, skeptic, practice',
    inCode: true,
  },
];

export const PHRASES: readonly Phrase[] = [...WORDS, ...HABITS, ...SPELLING];
