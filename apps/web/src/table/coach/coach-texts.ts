import type { Language } from "../../i18n/languages.ts";
import type { Goal, Topic } from "./topic.ts";

export interface CoachTexts {
  readonly name: string;
  readonly hide: string;
  readonly goals: Readonly<Record<Goal, string>>;
  /** Of a goal that was reached, for screen readers. */
  readonly tried: string;
  /** What is left to try: `{goals}`. */
  readonly left: string;
  /** Of how many steps how many are done, for screen readers: `{done}` and `{all}`. */
  readonly progress: string;
  readonly topics: Readonly<Record<Topic, { readonly title: string; readonly text: string }>>;
}

const ENGLISH: CoachTexts = {
  name: "Your first game",
  hide: "Hide these hints",
  goals: { land: "Land", cast: "Creature", attack: "Attack", block: "Block", instant: "Instant" },
  tried: ", done",
  left: "Still to try: {goals}. Your ticks stay if you play again.",
  progress: "{done} of {all} steps done",
  topics: {
    hand: {
      title: "Your opening hand",
      text: "These seven cards are yours alone to see. Lands pay for everything else. With two to five lands, keep the hand; otherwise take a new one, which is called a mulligan.",
    },
    bottom: {
      title: "After a mulligan",
      text: "Put a card from your new hand on the bottom of your library. Keep lands and cheap creatures.",
    },
    land: {
      title: "Play a land",
      text: "You may play one land each turn. Click or tap the highlighted land in your hand, or drag it to the battlefield.",
    },
    cast: {
      title: "Cast a creature",
      text: "Each land makes one mana a turn. A card’s cost is in its upper right corner, and what you can afford is highlighted. Click or tap a creature to cast it. Its two numbers are its power, the damage that it deals, and its toughness, the damage that it takes to destroy it.",
    },
    ownSpell: {
      title: "Your spell is on the stack",
      text: "A spell waits on the stack first, so that your opponent may respond. Pass with the main button, and it resolves.",
    },
    toAttack: {
      title: "On to combat",
      text: "One of your creatures is ready to attack. The main button takes you to combat. Creatures that came under your control this turn can’t attack yet.",
    },
    attack: {
      title: "Attack",
      text: "Choose the creatures that attack, then confirm with the main button. Attacking taps them, so they can’t block in your opponent’s next turn. Damage that isn’t blocked costs your opponent life, and at 0 you win.",
    },
    block: {
      title: "Block",
      text: "Your opponent attacks. Choose one of your creatures, then the attacker that it blocks, and confirm. The two deal damage to each other. You don’t have to block.",
    },
    instant: {
      title: "You hold an instant",
      text: "An instant may be cast whenever you are asked, also in combat and in your opponent’s turn. Giant Growth is at its best after blockers are chosen. Or pass and keep it.",
    },
    target: {
      title: "Choose a target",
      text: "This spell needs a target. What you may choose is highlighted: click or tap it. A creature of your own is best.",
    },
    pay: {
      title: "Pay the cost",
      text: "Tap lands for mana one by one, or press the button that pays for you.",
    },
    respond: {
      title: "Your opponent’s spell",
      text: "It is on the stack. With an instant you could respond to it; otherwise pass, and it resolves.",
    },
    endTurn: {
      title: "End your turn",
      text: "If there is nothing more that you want to do, pass with the main button. In your next turn your cards untap and you draw a card.",
    },
    theirTurn: {
      title: "Your opponent’s turn",
      text: "Watch what happens; the log tells everything. You are asked whenever you can do something.",
    },
    nothing: {
      title: "Nothing to do for now",
      text: "You are asked because you could act here, but nothing that you have is of use yet. Pass with the main button, and the game goes on.",
    },
    discard: {
      title: "Too many cards",
      text: "A turn ends with at most seven cards in hand. Choose what to discard; spare lands go first.",
    },
    choose: {
      title: "A choice",
      text: "The panel says what is asked, and what you may choose is highlighted.",
    },
    won: {
      title: "You won your first game",
      text: "You know enough to play. Next, play a bot with another ready-made deck, or bring a deck of your own.",
    },
    lost: {
      title: "Your first game is over",
      text: "Losing is how everybody learned it. Play it again, or try another deck against a bot.",
    },
  },
};

const FRENCH: CoachTexts = {
  name: "Votre première partie",
  hide: "Masquer ces conseils",
  goals: { land: "Terrain", cast: "Créature", attack: "Attaque", block: "Blocage", instant: "Éphémère" },
  tried: ", fait",
  left: "Encore à essayer : {goals}. Vos étapes restent cochées si vous rejouez.",
  progress: "{done} étapes faites sur {all}",
  topics: {
    hand: {
      title: "Votre main de départ",
      text: "Ces sept cartes, vous seul les voyez. Les terrains paient tout le reste. Avec deux à cinq terrains, gardez votre main ; sinon, prenez-en une nouvelle : c’est un mulligan.",
    },
    bottom: {
      title: "Après un mulligan",
      text: "Mettez une carte de votre nouvelle main au-dessous de votre bibliothèque. Gardez les terrains et les créatures peu chères.",
    },
    land: {
      title: "Jouez un terrain",
      text: "Vous pouvez jouer un terrain par tour. Cliquez sur le terrain mis en évidence dans votre main (ou touchez-le), ou faites-le glisser sur le champ de bataille.",
    },
    cast: {
      title: "Lancez une créature",
      text: "Chaque terrain produit un mana par tour. Le coût d’une carte est en haut à droite, et celles que vous pouvez payer sont mises en évidence. Cliquez sur une créature, ou touchez-la, pour la lancer. Ses deux nombres sont sa force, les blessures qu’elle inflige, et son endurance, celles qu’il faut pour la détruire.",
    },
    ownSpell: {
      title: "Votre sort est sur la pile",
      text: "Un sort attend d’abord sur la pile, pour que l’adversaire puisse répondre. Passez avec le bouton principal, et il se résout.",
    },
    toAttack: {
      title: "Au combat",
      text: "Une de vos créatures peut attaquer. Le bouton principal vous mène au combat. Les créatures arrivées ce tour-ci ne peuvent pas encore attaquer.",
    },
    attack: {
      title: "Attaquez",
      text: "Choisissez les créatures qui attaquent, puis confirmez avec le bouton principal. Elles s’engagent, et ne pourront donc pas bloquer au prochain tour de l’adversaire. Les blessures non bloquées lui coûtent des points de vie : à 0, vous gagnez.",
    },
    block: {
      title: "Bloquez",
      text: "L’adversaire attaque. Choisissez une de vos créatures, puis l’attaquante qu’elle bloque, et confirmez. Elles s’infligent des blessures l’une à l’autre. Rien ne vous oblige à bloquer.",
    },
    instant: {
      title: "Vous avez un éphémère",
      text: "Un éphémère peut être lancé chaque fois qu’on vous le demande, même au combat et pendant le tour de l’adversaire. Giant Growth est le plus utile une fois les bloqueuses choisies. Ou passez et gardez-le.",
    },
    target: {
      title: "Choisissez une cible",
      text: "Ce sort demande une cible. Ce que vous pouvez choisir est mis en évidence : cliquez dessus, ou touchez-le. Le mieux est une de vos créatures.",
    },
    pay: {
      title: "Payez le coût",
      text: "Engagez vos terrains un par un pour leur mana, ou appuyez sur le bouton qui paie à votre place.",
    },
    respond: {
      title: "Un sort de l’adversaire",
      text: "Il est sur la pile. Avec un éphémère, vous pourriez y répondre ; sinon, passez, et il se résout.",
    },
    endTurn: {
      title: "Terminez votre tour",
      text: "Si vous ne voulez plus rien faire, passez avec le bouton principal. À votre prochain tour, vos cartes se dégagent et vous piochez une carte.",
    },
    theirTurn: {
      title: "Le tour de l’adversaire",
      text: "Regardez ce qui se passe ; l’historique raconte tout. On vous demandera dès que vous pourrez agir.",
    },
    nothing: {
      title: "Rien à faire pour l’instant",
      text: "On vous consulte parce que vous pourriez agir, mais rien de ce que vous avez ne sert encore. Passez avec le bouton principal, et la partie continue.",
    },
    discard: {
      title: "Trop de cartes",
      text: "Un tour se termine avec sept cartes en main au plus. Choisissez ce que vous défaussez ; les terrains en trop d’abord.",
    },
    choose: {
      title: "Un choix",
      text: "Le panneau dit ce qu’on vous demande, et ce que vous pouvez choisir est mis en évidence.",
    },
    won: {
      title: "Vous avez gagné votre première partie",
      text: "Vous en savez assez pour jouer. Affrontez maintenant un bot avec un autre deck prêt à jouer, ou apportez votre propre deck.",
    },
    lost: {
      title: "Votre première partie est terminée",
      text: "C’est en perdant que tout le monde a appris. Rejouez-la, ou essayez un autre deck contre un bot.",
    },
  },
};

export const COACH_TEXTS: Readonly<Record<Language, CoachTexts>> = { en: ENGLISH, fr: FRENCH };
