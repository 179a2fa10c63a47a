import { frenchAction } from "@spellroom/card-language/french-words";
import { explainedActions, type KeywordTexts, type OtherActions } from "../keyword-texts.ts";

export const keywords: KeywordTexts = {
  absorb: "Les blessures que lui infligerait chaque source sont réduites de ce nombre.",
  affinity: "Elle coûte {1} de moins pour chaque permanent de ce genre que vous contrôlez.",
  afflict: "Quand elle est bloquée, le joueur défenseur perd autant de points de vie.",
  afterlife: "Quand elle meurt, vous obtenez autant d'Esprits 1/1 avec le vol.",
  aftermath: "Cette moitié ne se lance que depuis votre cimetière, puis elle est exilée.",
  amplify: "À son arrivée, révélez des cartes de ses types ; elle a autant de marqueurs +1/+1 pour chacune.",
  annihilator: "Quand elle attaque, le joueur défenseur sacrifie autant de permanents.",
  ascend:
    "Une fois que vous contrôlez dix permanents, vous avez la bénédiction de la cité jusqu'à la fin de la partie.",
  assist: "Un autre joueur peut aider à payer son mana générique.",
  auraSwap: "Payez ce coût pour l'échanger contre une aura de votre main.",
  awaken:
    "Pour ce coût, il met aussi autant de marqueurs +1/+1 sur un de vos terrains, qui devient une créature 0/0 avec la célérité.",
  adapt: "Si elle n'a pas de marqueur +1/+1, elle en reçoit autant.",
  backup:
    "À son arrivée, mettez autant de marqueurs +1/+1 sur une créature ; si c'en est une autre, elle a aussi ses capacités ce tour-ci.",
  banding:
    "Ces créatures peuvent attaquer en groupe, et vous répartissez les blessures infligées à leur groupe.",
  bandsWithOther:
    "Elle peut attaquer en groupe avec d'autres de ce genre, et vous répartissez les blessures entre elles.",
  bargain: "Vous pouvez sacrifier un artefact, un enchantement ou un jeton en la lançant, pour plus d'effet.",
  battleCry: "Quand elle attaque, chaque autre créature attaquante gagne +1/+0 ce tour-ci.",
  bestow: "Pour ce coût, c'est une aura qui enchante une créature ; sans elle, elle devient une créature.",
  blitz: "Pour ce coût elle a la célérité, fait piocher quand elle meurt, et est sacrifiée à la fin du tour.",
  bloodthirst: "Elle arrive avec autant de marqueurs +1/+1 si un adversaire a subi des blessures ce tour-ci.",
  bushido: "Quand elle bloque ou est bloquée, elle gagne autant en force et en endurance ce tour-ci.",
  buyback: "Payez ce coût en plus, et le sort revient dans votre main au lieu d'aller au cimetière.",
  cascade:
    "Quand vous le lancez, exilez le dessus de votre bibliothèque jusqu'à une carte moins chère qui n'est pas un terrain ; vous pouvez la lancer gratuitement.",
  casualty: "Vous pouvez sacrifier une créature d'au moins cette force en le lançant, pour copier le sort.",
  champion: "À son arrivée, exilez une autre de vos cartes de ce genre jusqu'à son départ, ou sacrifiez-la.",
  changeling: "Elle a tous les types de créature.",
  chooseABackground: "Vous pouvez avoir un Passé comme second commandant.",
  cipher:
    "Il peut être exilé sur une de vos créatures ; quand elle blesse un joueur au combat, lancez une copie de la carte.",
  cohort: "Engagez-la avec un autre de vos Alliés dégagés pour l'activer.",
  cleave: "Lancez-la pour ce coût, et les mots entre crochets disparaissent.",
  classLevel:
    "Payez ce coût comme pour un rituel, un niveau après l'autre, pour donner aussi ces capacités à la Classe.",
  companion:
    "Si votre deck respecte sa condition, vous pouvez la prendre en main une fois depuis l'extérieur de la partie, pour {3}.",
  compleated: "Chaque mana phyrexian payé en points de vie la fait arriver avec deux de loyauté en moins.",
  conspire: "Engagez deux créatures qui partagent une couleur avec lui en le lançant, pour le copier.",
  convoke: "Chaque créature engagée en la lançant paie {1} ou un mana de sa couleur.",
  craft: "Payez et exilez-la avec ce qui est nommé ; elle revient transformée.",
  crew: "Engagez des créatures d'autant de force au total : ce véhicule est une créature ce tour-ci.",
  cumulativeUpkeep:
    "À chaque entretien elle gagne un marqueur « âge » ; payez le coût pour chacun ou sacrifiez-la.",
  cycling: "Payez ce coût et défaussez la carte pour en piocher une.",
  dash: "Pour ce coût elle a la célérité et revient dans votre main à la fin du tour.",
  daybound:
    "De jour elle montre cette face. La nuit tombe quand un joueur ne lance aucun sort à son propre tour.",
  decayed: "Elle ne peut pas bloquer, et est sacrifiée à la fin d'un combat où elle a attaqué.",
  deathtouch: "Toute blessure qu'elle inflige à une créature la détruit.",
  defender: "Elle ne peut pas attaquer.",
  delve: "Chaque carte exilée de votre cimetière en la lançant paie {1}.",
  demonstrate:
    "Quand vous le lancez vous pouvez le copier ; un adversaire de votre choix le copie alors aussi.",
  dethrone: "Quand elle attaque le joueur qui a le plus de points de vie, elle reçoit un marqueur +1/+1.",
  devoid: "Elle n'a pas de couleur.",
  devour:
    "À son arrivée vous pouvez sacrifier des créatures ; elle a autant de marqueurs +1/+1 pour chacune.",
  disguise:
    "Elle peut être lancée face cachée pour {3} en 2/2 avec la parade {2}, et retournée pour ce coût à tout moment.",
  disturb: "Vous pouvez la lancer transformée depuis votre cimetière pour ce coût.",
  doctorsCompanion: "Vous pouvez avoir un Docteur comme second commandant.",
  doubleStrike: "Elle inflige deux fois ses blessures de combat : avant les autres, puis avec elles.",
  doubleTeam: "Quand elle attaque, une copie d'elle va dans votre main, et les deux perdent cette capacité.",
  dredge: "Au lieu de piocher, vous pouvez meuler autant de cartes et la reprendre du cimetière.",
  echo: "À l'entretien qui suit son arrivée sous votre contrôle, payez ce coût ou sacrifiez-la.",
  embalm: "Payez ce coût et exilez-la de votre cimetière pour en obtenir une copie, un Zombie blanc.",
  emerge:
    "Vous pouvez la lancer en sacrifiant une créature et en payant ce coût, moins la valeur de mana de celle-ci.",
  enchant: "Elle ne peut être attachée qu'à ce genre d'objet ou de joueur.",
  encore:
    "Payez ce coût et exilez-la de votre cimetière : une copie avec la célérité attaque chaque adversaire ce tour-ci.",
  enlist:
    "Quand elle attaque, vous pouvez engager une autre créature qui n'attaque pas ; sa force s'ajoute ce tour-ci.",
  entwine: "Payez ce coût en plus pour choisir tous ses modes.",
  epic: "Jusqu'à la fin de la partie vous ne lancez plus rien, mais copiez ce sort à chaque entretien.",
  equip: "Payez ce coût pour l'attacher à une de vos créatures, quand vous pourriez lancer un rituel.",
  equipQuality:
    "Payez ce coût pour l'attacher à une de vos créatures de ce genre, quand vous pourriez lancer un rituel.",
  escalate: "Payez ce coût pour chaque mode choisi après le premier.",
  escape:
    "Vous pouvez la lancer depuis votre cimetière pour ce coût, qui exile d'autres cartes qui s'y trouvent.",
  eternalize: "Payez ce coût et exilez-la de votre cimetière pour en obtenir une copie 4/4, un Zombie noir.",
  evoke: "Vous pouvez la lancer pour ce coût ; elle est alors sacrifiée à son arrivée.",
  evolve:
    "Quand une créature plus forte ou plus endurante arrive sous votre contrôle, elle reçoit un marqueur +1/+1.",
  exalted: "Quand une seule de vos créatures attaque, elle gagne +1/+1 ce tour-ci.",
  exploit: "À son arrivée, vous pouvez sacrifier une créature, souvent pour un effet.",
  extort:
    "Quand vous lancez un sort, vous pouvez payer {W/B} : chaque adversaire perd 1 point de vie, vous en gagnez autant.",
  fabricate: "À son arrivée elle reçoit autant de marqueurs +1/+1, ou vous obtenez autant de Servos 1/1.",
  fading:
    "Elle a autant de marqueurs, en perd un à chaque entretien, et est sacrifiée quand il n'y en a plus.",
  fear: "Seules les créatures-artefacts et les créatures noires peuvent la bloquer.",
  firebending: "Quand elle attaque, vous obtenez autant de mana rouge, jusqu'à la fin du combat.",
  firstStrike: "Elle inflige ses blessures de combat avant les créatures qui ne l'ont pas.",
  flanking: "Quand une créature qui ne l'a pas la bloque, celle-ci gagne -1/-1 ce tour-ci.",
  flash: "Vous pouvez la lancer quand vous pourriez lancer un éphémère.",
  flashback: "Vous pouvez le lancer depuis votre cimetière pour ce coût ; il est ensuite exilé.",
  flying: "Seules les créatures avec le vol ou la portée peuvent la bloquer.",
  forMirrodin: "À son arrivée vous obtenez un Rebelle 2/2, auquel il est attaché.",
  foretell: "À votre tour, payez {2} pour l'exiler face cachée ; à un tour suivant, lancez-la pour ce coût.",
  fortify: "Payez ce coût pour l'attacher à un de vos terrains.",
  freerunning:
    "Vous pouvez la lancer pour ce coût si un de vos assassins ou commandants a blessé un joueur au combat ce tour-ci.",
  frenzy: "Quand elle attaque sans être bloquée, elle gagne autant de force ce tour-ci.",
  friendsForever: "Vous pouvez avoir deux commandants si les deux ont cette capacité.",
  fuse: "Vous pouvez lancer ensemble les deux moitiés depuis votre main.",
  gift: "En la lançant vous pouvez promettre un cadeau à un adversaire, pour plus d'effet.",
  graft:
    "Elle arrive avec autant de marqueurs +1/+1 et peut en donner un à chaque autre créature qui arrive.",
  gravestorm: "Copié pour chaque permanent mis dans un cimetière ce tour-ci.",
  harmonize:
    "Vous pouvez le lancer depuis votre cimetière pour ce coût, moins la force d'une créature que vous engagez ; il est ensuite exilé.",
  haste: "Elle peut attaquer et utiliser ses capacités {T} dès le tour où elle arrive sous votre contrôle.",
  hauntedByDeath: "Au lieu d'aller au cimetière, elle est exilée et hante une créature.",
  hexproof: "Vos adversaires ne peuvent pas la cibler.",
  hexproofFrom: "Vos adversaires ne peuvent pas la cibler avec ce qui est de ce genre.",
  hiddenAgenda: "Elle commence face cachée, avec un nom de carte choisi en secret.",
  hideaway:
    "À son arrivée, regardez les quatre cartes du dessus, exilez-en une face cachée, le reste va au-dessous.",
  hideawayNumber:
    "À son arrivée, regardez autant de cartes du dessus, exilez-en une face cachée, le reste va au-dessous.",
  horsemanship: "Seules les créatures qui l'ont peuvent la bloquer.",
  impending:
    "Pour ce coût elle arrive avec des marqueurs « temps » et n'est pas une créature tant qu'il en reste.",
  improvise: "Chaque artefact engagé en la lançant paie {1}.",
  indestructible: "Ni les blessures ni les effets qui détruisent ne la détruisent.",
  infect:
    "Elle blesse les créatures par des marqueurs -1/-1 et les joueurs par des marqueurs « poison » ; à dix, on perd.",
  increment:
    "Quand vous dépensez pour un sort plus de mana que sa force ou son endurance, elle reçoit un marqueur +1/+1.",
  ingest: "Quand elle blesse un joueur au combat, il exile la carte du dessus de sa bibliothèque.",
  intimidate:
    "Seules les créatures-artefacts et celles qui partagent une couleur avec elle peuvent la bloquer.",
  jobSelect: "À son arrivée vous obtenez un Héros 1/1, auquel il est attaché.",
  jumpStart:
    "Vous pouvez le lancer depuis votre cimetière en défaussant aussi une carte ; il est ensuite exilé.",
  kicker: "Payez ce coût en plus en la lançant, pour plus d'effet.",
  landwalk: "Elle ne peut pas être bloquée tant que le joueur défenseur contrôle un tel terrain.",
  levelUp: "Payez ce coût pour lui donner un niveau, quand vous pourriez lancer un rituel.",
  lifelink: "Les blessures qu'elle inflige vous font aussi gagner autant de points de vie.",
  livingMetal: "À vos propres tours, ce véhicule est aussi une créature.",
  livingWeapon: "À son arrivée vous obtenez un Germe 0/0, auquel il est attaché.",
  madness: "Si vous la défaussez, vous pouvez la lancer pour ce coût au lieu de la mettre au cimetière.",
  mayhem: "Vous pouvez la lancer depuis votre cimetière pour ce coût au tour où vous l'avez défaussée.",
  megamorph: "Comme la mue, et elle reçoit un marqueur +1/+1 quand elle est retournée.",
  melee: "Quand elle attaque, elle gagne +1/+1 pour chaque adversaire attaqué ce tour-ci.",
  menace: "Elle ne peut pas être bloquée par une seule créature.",
  mentor: "Quand elle attaque, mettez un marqueur +1/+1 sur une attaquante moins forte.",
  miracle:
    "Si c'est la première carte que vous piochez ce tour-ci, vous pouvez la lancer aussitôt pour ce coût.",
  mobilize: "Quand elle attaque, vous obtenez autant de Guerriers 1/1 attaquants jusqu'à la fin du tour.",
  modular:
    "Elle arrive avec autant de marqueurs +1/+1 ; quand elle meurt, une créature-artefact peut les recevoir.",
  morph: "Elle peut être lancée face cachée pour {3} en 2/2, et retournée pour ce coût à tout moment.",
  multikicker: "Payez ce coût autant de fois que vous voulez en la lançant, pour plus d'effet à chaque fois.",
  mutate: "Pour ce coût elle fusionne, dessus ou dessous, avec une de vos créatures qui n'est pas un Humain.",
  myriad:
    "Quand elle attaque, une copie attaque chaque autre adversaire ; les copies sont exilées après le combat.",
  nightbound:
    "De nuit elle montre cette face. Le jour se lève quand un joueur lance deux sorts à son propre tour.",
  ninjutsu: "Payez ce coût et reprenez en main une attaquante non bloquée pour la mettre en jeu attaquante.",
  offering:
    "Vous pouvez la lancer comme un éphémère en sacrifiant un permanent de ce genre, dont le coût est déduit.",
  offspring: "Payez ce coût en plus, et une copie 1/1 arrive avec elle.",
  outlast: "Payez ce coût et engagez-la pour un marqueur +1/+1, quand vous pourriez lancer un rituel.",
  overload: "Pour ce coût il touche chacun d'eux au lieu d'une cible.",
  paradigm:
    "Il est exilé en se résolvant. Après le premier de ce nom, vous pouvez en lancer une copie gratuitement à chacune de vos premières phases principales.",
  partner: "Vous pouvez avoir deux commandants si les deux ont cette capacité.",
  partnerWith: "À son arrivée, son partenaire peut être cherché ; les deux peuvent être vos commandants.",
  persist: "Quand elle meurt sans marqueur -1/-1, elle revient avec un.",
  phasing:
    "À votre étape de dégagement elle disparaît, comme si elle n'existait pas, et revient à la suivante.",
  plot: "Payez ce coût pour l'exiler, quand vous pourriez lancer un rituel ; à un tour suivant, lancez-la gratuitement.",
  poisonous: "Quand elle blesse un joueur au combat, il reçoit autant de marqueurs « poison ».",
  protection:
    "Ce qui est de ce genre ne peut ni la blesser, ni l'enchanter, ni l'équiper, ni la bloquer, ni la cibler.",
  prototype: "Vous pouvez la lancer pour ce coût, avec sa taille réduite et la couleur de ce coût.",
  provoke: "Quand elle attaque, vous pouvez dégager une créature, qui doit la bloquer si elle le peut.",
  prowess: "Quand vous lancez un sort qui n'est pas de créature, elle gagne +1/+1 ce tour-ci.",
  prowl:
    "Vous pouvez la lancer pour ce coût si un de ses types de créature a blessé un joueur au combat ce tour-ci.",
  rampage:
    "Quand elle est bloquée, elle gagne autant en force et en endurance pour chaque bloqueur après le premier.",
  ravenous: "Elle arrive avec X marqueurs +1/+1, et fait piocher si X vaut 5 ou plus.",
  reach: "Elle peut bloquer les créatures avec le vol.",
  readAhead: "Vous choisissez par quel chapitre elle commence.",
  rebound: "Lancé depuis votre main, il est exilé et relancé gratuitement à votre prochain entretien.",
  reconfigure:
    "Payez ce coût pour l'attacher à une créature ou l'en détacher ; attaché, il n'est pas une créature.",
  recover:
    "Quand une créature va dans votre cimetière, payez ce coût pour reprendre cette carte en main, ou exilez-la.",
  reinforce: "Payez ce coût et défaussez-la pour mettre autant de marqueurs +1/+1 sur une créature.",
  renown: "La première fois qu'elle blesse un joueur au combat, elle reçoit autant de marqueurs +1/+1.",
  replicate: "Payez ce coût autant de fois que vous voulez en le lançant ; il est copié autant de fois.",
  retrace: "Vous pouvez la lancer depuis votre cimetière en défaussant aussi un terrain.",
  riot: "Elle arrive avec un marqueur +1/+1 ou avec la célérité, à votre choix.",
  ripple:
    "Quand vous la lancez, regardez autant de cartes du dessus ; lancez gratuitement celles de même nom.",
  saddle:
    "Engagez des créatures d'autant de force au total, comme pour un rituel : cette monture est sellée ce tour-ci.",
  scavenge:
    "Payez ce coût et exilez-la de votre cimetière pour mettre sa force en marqueurs sur une créature.",
  shadow: "Elle ne bloque que les créatures qui l'ont aussi, et n'est bloquée que par elles.",
  shroud: "Personne ne peut la cibler.",
  skulk: "Les créatures plus fortes ne peuvent pas la bloquer.",
  sneak:
    "Pour ce coût, à la déclaration des bloqueurs, reprenez en main une attaquante non bloquée ; une créature ainsi lancée arrive attaquante.",
  soulbond: "Elle peut s'associer à une autre créature ; les deux en profitent tant que cela dure.",
  soulshift:
    "Quand elle meurt, vous pouvez reprendre du cimetière un Esprit de cette valeur de mana ou moins.",
  spaceSculptor: "Les créatures sont dans un de trois secteurs, choisis par leurs joueurs.",
  specialize: "Payez ce coût et défaussez une carte d'une couleur pour lui donner sa forme de cette couleur.",
  spree: "Choisissez un ou plusieurs de ses modes, et payez en plus le coût de chacun.",
  spectacle: "Vous pouvez la lancer pour ce coût si un adversaire a perdu des points de vie ce tour-ci.",
  splice:
    "En lançant un sort de ce type, révélez cette carte et payez le coût pour ajouter son texte au sort.",
  splitSecond:
    "Tant qu'il est sur la pile, personne ne lance de sort ni n'utilise de capacité, sauf pour du mana.",
  squad: "Payez ce coût autant de fois que vous voulez ; autant de copies arrivent avec elle.",
  startYourEngines:
    "Vous avez une vitesse, qui monte une fois par tour quand un adversaire perd des points de vie à votre tour, jusqu'à 4.",
  station: "Engagez une autre créature pour y mettre sa force en marqueurs « charge », comme pour un rituel.",
  storied:
    "Avec trois artefacts, permanents légendaires ou sagas, vous avez un récit durable pour le reste de la partie.",
  storm: "Quand vous le lancez, il est copié pour chaque sort lancé avant lui ce tour-ci.",
  sunburst: "Elle arrive avec un marqueur pour chaque couleur de mana dépensée pour elle.",
  surge: "Vous pouvez la lancer pour ce coût si vous ou un coéquipier avez lancé un autre sort ce tour-ci.",
  suspend:
    "Exilez-la pour ce coût avec autant de marqueurs « temps » ; un part à chaque entretien, au dernier elle est lancée gratuitement.",
  totemArmor: "Si la créature qu'elle enchante devait être détruite, c'est cette aura qui l'est.",
  teamwork:
    "Vous pouvez engager des créatures dont la force totale est au moins ce nombre en la lançant, pour plus d'effet.",
  tiered: "Choisissez un de ses modes, et payez en plus son coût.",
  toxic:
    "Les joueurs qu'elle blesse au combat reçoivent aussi autant de marqueurs « poison » ; à dix, on perd.",
  training: "Quand elle attaque avec une créature plus forte, elle reçoit un marqueur +1/+1.",
  trample: "L'excédent de blessures de combat est infligé au joueur ou au permanent qu'elle attaque.",
  transfigure: "Payez ce coût et sacrifiez-la pour chercher une créature de même valeur de mana.",
  transmute: "Payez ce coût et défaussez-la pour chercher une carte de même valeur de mana.",
  tribute:
    "À son arrivée, un adversaire peut y mettre autant de marqueurs +1/+1, sinon son effet se produit.",
  typecycling: "Payez ce coût et défaussez la carte pour en chercher une de ce type.",
  umbraArmor: "Si la créature qu'elle enchante devait être détruite, c'est cette aura qui l'est.",
  undaunted: "Elle coûte {1} de moins pour chaque adversaire.",
  undying: "Quand elle meurt sans marqueur +1/+1, elle revient avec un.",
  unearth: "Payez ce coût pour la ramener du cimetière avec la célérité ; elle est exilée à la fin du tour.",
  unleash: "Elle peut arriver avec un marqueur +1/+1, et ne peut pas bloquer tant qu'elle en a un.",
  vanishing:
    "Elle a autant de marqueurs « temps », en perd un à chaque entretien, et est sacrifiée avec le dernier.",
  vigilance: "Attaquer ne l'engage pas.",
  ward: "Quand un adversaire la cible, c'est contrecarré à moins qu'il ne paie ce coût.",
  warp: "Vous pouvez la lancer pour ce coût ; elle est exilée à la fin du tour et pourra être relancée.",
  webSlinging: "Vous pouvez la lancer pour ce coût en reprenant en main une de vos créatures engagées.",
  wither: "Elle blesse les créatures par des marqueurs -1/-1.",
};

const others: OtherActions = {
  scry: {
    name: "regard",
    text: "Regardez autant de cartes du dessus de votre bibliothèque ; mettez-en au-dessous, et le reste au-dessus.",
  },
  surveil: {
    name: "surveiller",
    text: "Regardez autant de cartes du dessus de votre bibliothèque ; mettez-en au cimetière, et le reste au-dessus.",
  },
  mill: {
    name: "meuler",
    text: "Mettez autant de cartes du dessus d'une bibliothèque dans le cimetière.",
  },
  fight: {
    name: "se battre",
    text: "Chacune des deux créatures inflige à l'autre autant de blessures que sa force.",
  },
};

/** What keyword actions mean. */
export const actions = { ...others, ...explainedActions("fr", frenchAction) };
