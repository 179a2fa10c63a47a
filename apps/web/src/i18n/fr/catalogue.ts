import type { CatalogueNames } from "../catalogue-names.ts";

export const FRENCH_CATALOGUE: CatalogueNames = {
  decks: {
    "aunties-raiders": {
      name: "Les pillards de Tatie",
      description:
        "Des gobelins qui meurent pour presque rien, et une tante qui les ramène à la maison. Échangez-les contre n'importe quoi : Wort en reprend un à chaque tour.",
    },
    "blood-bargain": {
      name: "Pacte de sang",
      description:
        "De petites créatures qui valent plus mortes que vives. Sacrifiez-les une à une : chaque mort coûte un peu plus à l'adversaire.",
    },
    "bright-mantle": {
      name: "Manteau d'éclat",
      description:
        "Une seule créature, drapée d'enchantements. Choisissez bien votre championne et protégez-la.",
    },
    "candle-and-coffin": {
      name: "Cierge et cercueil",
      description:
        "Quarante cartes qui regagnent la vie point par point. Chaque point gagné fait grandir une créature ou en coûte un aux autres.",
    },
    "canopy-choir": {
      name: "Chœur de la canopée",
      description:
        "Des elfes qui produisent du mana, et des chefs qui les renforcent. Videz votre main au quatrième tour et submergez la table.",
    },
    "clockwork-court": {
      name: "Cour d'horlogerie",
      description:
        "Un atelier de machines dont chacune aide la suivante. Assemblez-les, laissez-les piocher pour vous, puis envoyez-les toutes ensemble.",
    },
    "coal-and-cinder": {
      name: "Braise et charbon",
      description:
        "Des créatures peu chères et un feu qui l'est encore moins ; aucun mana ne se perd. Dépensez tout à chaque tour et achevez au feu.",
    },
    "deep-archive": {
      name: "Archives profondes",
      description:
        "Contrecarrez ce qui compte, détruisez le reste, piochez encore. La patience l'emporte : une seule grosse créature suffit à la fin.",
    },
    "ember-roost": {
      name: "Aire des braises",
      description:
        "Survivez, puis posez un dragon après l'autre. Des brûlures pour les premiers tours, des dragons pour les derniers.",
    },
    "ember-rush": {
      name: "Ruée de braise",
      description:
        "Des créatures petites et rapides, et une main pleine de brûlures. Attaquez tôt, puis lancez tous vos sorts sur le joueur.",
    },
    "first-steps": {
      name: "Premiers pas",
      description:
        "D'honnêtes créatures, et un sort qui en fait grandir une. Jouez un terrain, lancez une créature, attaquez : le reste viendra plus tard.",
    },
    "goblin-warband": {
      name: "Bande de gobelins",
      description:
        "Des gobelins qui viennent en nombre et en appellent d'autres. Remplissez le champ de bataille, puis menez-les tous avec un roi.",
    },
    "grave-harvest": {
      name: "Moisson des tombes",
      description:
        "Remplissez le cimetière, puis relevez-en des géants. Mourir n'est que le début de ce que font ces créatures.",
    },
    "grave-lanterns": {
      name: "Lanternes funèbres",
      description:
        "De quoi détruire chaque créature, et des créatures qui se remplacent. Répondez à ce qu'ils jouent et gagnez avec ce qui reste.",
    },
    "growing-grove": {
      name: "Bosquet croissant",
      description:
        "Des créatures qui se regardent grandir et se suivent. Jouez-les de la plus petite à la plus grande ; au sixième tour, plus personne ne veut bloquer.",
    },
    "hundred-lanterns": {
      name: "Cent lanternes",
      description:
        "Une petite armée dont aucun soldat ne ressemble à l'autre. Attaquez dès le premier tour et gardez la voie libre.",
    },
    "many-banners": {
      name: "Mille bannières",
      description:
        "Une foule de soldats, de gobelins et d'esprits, tous renforcés à la fois. Élargissez vos rangs, puis frappez avec tous en un seul tour.",
    },
    "midnight-cabinet": {
      name: "Cabinet de minuit",
      description:
        "Un exemplaire de tout ce qui fait la réputation du noir. Des réponses au début, de l'avantage au milieu, des démons à la fin.",
    },
    "night-court": {
      name: "Cour nocturne",
      description:
        "Des vampires qui vivent de ce que les autres perdent. Saignez-les un peu à chaque tour, puis volez au-dessus de ce qui reste.",
    },
    "old-grove": {
      name: "Vieux bosquet",
      description:
        "Des créatures plus grandes que leur coût. Dépensez chaque mana pour le prochain gros animal et attaquez.",
    },
    "order-of-the-lance": {
      name: "Ordre de la lance",
      description:
        "Des chevaliers à l'initiative sous une même bannière. Tenez le terrain au début, puis chargez sous vos étendards.",
    },
    "plain-steel": {
      name: "Acier trempé",
      description:
        "Des soldats qui se renforcent les uns les autres. Une courbe de créatures toute simple : attaquez avec toutes.",
    },
    "quick-wits": {
      name: "Esprit vif",
      description:
        "Des créatures qui grandissent à chaque sort, et des sorts bon marché pour les faire grandir. Gardez une réponse, puis gagnez en un tour plein de sorts.",
    },
    "restless-legion": {
      name: "Légion sans repos",
      description:
        "Des zombies qui reviennent, et des seigneurs qui en relèvent d'autres. Échangez sans crainte : vos créatures reviennent.",
    },
    "shared-instinct": {
      name: "Instinct partagé",
      description:
        "Des slivoïdes qui partagent tout ce qu'ils ont. Chacun rend les autres meilleurs : jouez-les tous.",
    },
    "silent-tide": {
      name: "Marée silencieuse",
      description:
        "Quarante cartes qui vident la bibliothèque adverse. Cachez-vous derrière des murs ; chaque carte de leur cimetière en est une qu'ils ne piocheront jamais.",
    },
    "skyward-wing": {
      name: "Aile céleste",
      description:
        "Des oiseaux, des drakes et des anges que la plupart des decks ne peuvent pas bloquer. Tenez le sol avec quelques réponses et gagnez dans les airs.",
    },
    "spark-and-spray": {
      name: "Étincelle et embruns",
      description:
        "Des créatures volantes en haut, des brûlures en bas. Dégagez la voie, puis gagnez dans les airs.",
    },
    "thunder-court": {
      name: "Cour du tonnerre",
      description:
        "Un exemplaire de tout ce qui est grand, à pied ou en vol, en rouge et en vert. Consacrez les premiers tours aux terrains, puis jouez un géant par tour.",
    },
    "tide-singers": {
      name: "Chanteurs des marées",
      description:
        "Des ondins qui grandissent ensemble et se glissent entre les bloqueurs. Retenez l'adversaire pendant que vos seigneurs prennent la main.",
    },
    "toll-keepers": {
      name: "Gardiens du péage",
      description:
        "Tout le monde paie : pour vous attaquer, pour lancer des sorts, pour avoir des créatures. À une grande table, un point de chaque adversaire est une fortune.",
    },
    "village-watch": {
      name: "Le guet du village",
      description:
        "De petits soldats, dont certains volent. Attaquez tôt, gardez-en quelques-uns à la maison et gagnez par les airs.",
    },
    "watchful-herd": {
      name: "Troupeau vigilant",
      description:
        "Des animaux robustes et ceux qui les montent. De bonnes créatures à chaque coût, avec quelques réponses.",
    },
    "wild-stampede": {
      name: "Ruée sauvage",
      description:
        "Des elfes pour le mana, puis des créatures plus grandes que tout ce qu'elles affrontent. Combattez ce qui bloque, et piétinez le reste.",
    },
    "wolfs-oath": {
      name: "Serment du loup",
      description:
        "Tout ce qui est vert ou blanc grandit auprès de son chef. Couvrez le champ de bataille de petites créatures, faites-les grandir, et attaquez avec toutes.",
    },
  },
};
