// The page's texts about reviews and the coach in French.
import type { Texts } from './en.js';

const plurals = new Intl.PluralRules('fr');
const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${plurals.select(count) === 'one' ? one : many}`;

export const review: Texts['review'] = {
  title: 'Analyse',
  open: 'Analyser la partie',
  close: 'Fermer l’analyse',
  thinking: (percent) => `Analyse : ${percent}`,
  curve: (name) => `Chances de victoire de ${name}`,
  yourCurve: 'Tes chances de victoire',
  at: (step, of, chance) => `Étape ${step} sur ${of} : ${chance}`,
  seat: 'Joueur',
  marks: { inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'grosse erreur' },
  next: 'Erreur suivante',
  previous: 'Erreur précédente',
  none: 'Aucune erreur trouvée.',
  found: (count) => `${counted(count, 'erreur trouvée', 'erreurs trouvées')}.`,
  again: 'Essayer ici',
  better: (move) => `Mieux : ${move}.`,
  flags: { better: 'mieux', played: 'joué' },
  good: (move) => `${move} : un bon coup.`,
  began: {
    you: (chance) => `Tu as commencé à ${chance}.`,
    other: (name, chance) => `${name} a commencé à ${chance}.`,
  },
  luck: {
    gave: (percent) => `La chance et les autres ont apporté ${percent}.`,
    took: (percent) => `La chance et les autres ont coûté ${percent}.`,
  },
  skill: {
    you: (percent) => `Tes propres coups ont coûté ${percent}.`,
    other: (percent) => `Ses propres coups ont coûté ${percent}.`,
  },
  accuracy: (percent) => `Précision : ${percent}.`,
};

export const coach: Texts['coach'] = {
  setting: 'M’avertir avant une erreur',
  title: 'Tu es sûr de toi ?',
  loses: (move, percent) => `${move} coûte ${percent} des chances de victoire.`,
  play: 'Jouer quand même',
  think: 'Le reprendre',
  looks: 'L’entraîneur regarde ton coup.',
  skip: 'Jouer tout de suite',
};
