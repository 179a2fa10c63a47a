export const bots = {
  level: "Niveau {count}",
  style: "Style",
  styles: {
    even: "Selon le moment",
    aggro: "À l'attaque",
    control: "Patient, tout sous contrôle",
    tricky: "Plein de ruses",
  },
  calm: "Prend son temps",
  calmHint: "Réfléchit à peu près aussi longtemps qu'une personne.",
  who: {
    novice: "Débutant : connaît les règles, oublie la moitié de ce qu'il voulait faire.",
    greedy: "Joue sa meilleure carte et attaque quand c'est rentable.",
    instinct: "Joue ses premières idées, et elles sont bonnes.",
    adept: "Essaie quelques réponses dans sa tête avant d'en donner une.",
    master: "Déroule chaque réponse dans sa tête, aussi loin qu'il peut voir.",
    script: "Joue la première carte possible, attaque avec tout, ne bloque jamais.",
    random: "Fait tout ce qui est permis.",
    pass: "Ne fait rien du tout : pour essayer des choses en paix.",
  },
};
