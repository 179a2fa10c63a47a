export const bots = {
  level: "Niveau {count}",
  style: "Style",
  styles: {
    even: "Équilibré",
    aggro: "Agressif",
    control: "Contrôle",
    tricky: "Rusé",
  },
  calm: "Rythme humain",
  calmHint: "Réfléchit à peu près aussi longtemps qu'une personne.",
  who: {
    novice: "Débutant : connaît les règles mais fait beaucoup d'erreurs.",
    greedy: "Joue sa meilleure carte et attaque quand l'échange est bon.",
    instinct: "Joue bien, mais sans anticiper.",
    adept: "Anticipe les suites de quelques options avant de décider.",
    master: "Anticipe les suites de chaque option aussi loin que possible.",
    script: "Joue la première carte possible, attaque avec tout, ne bloque jamais.",
    random: "Joue des actions légales au hasard.",
    pass: "Ne fait rien, pour vous laisser essayer des choses.",
  },
};
