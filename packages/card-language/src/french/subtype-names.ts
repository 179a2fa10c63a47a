import type { Subtype } from "../card-type.ts";
import { type Noun, noun } from "./grammar.ts";

/*
 * The French names of subtypes, as type lines print them, in lower case. A feminine noun ends in ", f"; an unusual plural
 * follows a slash. Types that are proper names (planeswalkers) are the same in every language and not listed.
 */
const NAMES = `
Attraction: attraction, f
Blood: sang
Bobblehead: figurine, f
Clue: indice
Contraption: appareil
Equipment: équipement
Food: nourriture, f
Fortification: fortification, f
Gold: or
Incubator: incubateur
Junk: bric-à-brac/bric-à-brac
Map: carte, f
Powerstone: lithoforce, f
Treasure: trésor
Vehicle: véhicule
Book: livre
Infinity: infinité, f
Lander: atterrisseur
Mutagen: mutagène
Spacecraft: vaisseau spatial/vaisseaux spatiaux
Stone: pierre, f
Aura: aura, f
Background: passé
Cartouche: cartouche, f
Case: affaire, f
Class: classe, f
Curse: malédiction, f
Role: rôle
Rune: rune, f
Saga: saga, f
Shard: éclat
Shrine: sanctuaire
Plan: plan
Room: pièce, f
Cave: caverne, f
Desert: désert
Forest: forêt, f
Gate: porte, f
Island: île, f
Lair: repaire
Locus: site
Mine: mine, f
Mountain: montagne, f
Plains: plaine, f
Power-Plant: centrale énergétique, f/centrales énergétiques
Sphere: sphère, f
Swamp: marais
Tower: tour, f
Urza's: d'Urza/d'Urza
Planet: planète, f
Town: ville, f
Adventure: aventure, f
Arcane: arcane
Lesson: leçon, f
Trap: piège
Omen: présage
Siege: siège
Advisor: conseiller
Aetherborn: éthérien
Alien: alien
Ally: allié
Angel: ange
Antelope: antilope, f
Ape: grand singe/grands singes
Archer: archer
Archon: archonte
Armadillo: tatou
Army: armée, f
Artificer: artificier
Assassin: assassin
Assembly-Worker: ouvrier d'assemblage/ouvriers d'assemblage
Astartes: Astartes/Astartes
Atog: atog
Aurochs: aurochs
Avatar: avatar
Azra: azra
Badger: blaireau
Balloon: ballon
Barbarian: barbare
Bard: barde
Basilisk: basilic
Bat: chauve-souris, f/chauves-souris
Bear: ours
Beast: bête, f
Beaver: castor
Beeble: bideule
Beholder: tyrannœil/tyrannœils
Berserker: berserker
Bird: oiseau
Blinkmoth: scintimite, f
Boar: sanglier
Bringer: porteur
Brushwagg: bosquérisson
Camarid: camaride, f
Camel: chameau
Capybara: capybara
Caribou: caribou
Carrier: propagateur
Cat: chat
Centaur: centaure
Cephalid: céphalide
Child: enfant
Chimera: chimère, f
Citizen: citoyen
Cleric: clerc
Clown: clown
Cockatrice: cocatrix
Construct: construction, f
Coward: couard
Coyote: coyote
Crab: crabe
Crocodile: crocodile
C'tan: C'tan/C'tan
Custodes: Custodes/Custodes
Cyberman: Cyberman/Cybermen
Cyclops: cyclope
Dalek: Dalek
Dauthi: dauthi/dauthi
Demigod: demi-dieu/demi-dieux
Demon: démon
Deserter: déserteur
Detective: détective
Devil: diable
Dinosaur: dinosaure
Djinn: djinn
Doctor: Docteur
Dog: chien
Dragon: dragon
Drake: drakôn
Dreadnought: dreadnought
Drone: drone
Druid: druide
Dryad: dryade, f
Dwarf: nain
Efreet: éfrit
Egg: œuf
Elder: ancien
Eldrazi: eldrazi/eldrazi
Elemental: élémental/élémentaux
Elephant: éléphant
Elf: elfe
Elk: élan
Employee: employé
Eye: œil/yeux
Faerie: peuple fée/peuples fées
Ferret: furet
Fish: poisson
Flagbearer: enseigne, f
Fox: renard
Fractal: fractale, f
Frog: grenouille, f
Fungus: fongus
Gamer: joueur
Gargoyle: gargouille, f
Germ: germe
Giant: géant
Gith: gith/gith
Gnoll: gnoll
Gnome: gnome
Goat: chèvre, f
Goblin: gobelin
God: dieu/dieux
Golem: golem
Gorgon: gorgonoïde, f
Graveborn: désencavé
Gremlin: gremlin
Griffin: griffon
Guest: invité
Hag: mégère, f
Halfling: halfelin
Hamster: hamster
Harpy: harpie, f
Hellion: monstruosité, f
Hippo: hippopotame
Hippogriff: hippogriffe
Homarid: homaride
Homunculus: homoncule
Horror: horreur, f
Horse: cheval/chevaux
Human: humain
Hydra: hydre, f
Hyena: hyène, f
Illusion: illusion, f
Imp: diablotin
Incarnation: incarnation, f
Inkling: encrelin
Inquisitor: inquisiteur
Insect: insecte
Jackal: chacal/chacals
Jellyfish: méduse, f
Juggernaut: djaggernaut
Kavu: kavru
Kirin: kirin
Kithkin: sangami
Knight: chevalier
Kobold: kobold
Kor: kor/kor
Kraken: kraken
Llama: lama
Lamia: lamie, f
Lammasu: lamassu
Leech: sangsue, f
Leviathan: léviathan
Lhurgoyf: lhurgoyf
Licid: litique
Lizard: lézard
Manticore: manticore, f
Masticore: masticore, f
Mercenary: mercenaire
Merfolk: ondin
Metathran: métathran
Minion: mignon
Minotaur: minotaure
Mite: puce, f
Mole: taupe, f
Monger: négociant
Mongoose: mangouste, f
Monk: moine
Monkey: singe
Moonfolk: sélénite
Mount: monture, f
Mouse: souris, f
Mutant: mutant
Myr: myr
Mystic: mystique
Naga: naga
Nautilus: nautile
Necron: Nécron
Nephilim: nephilim
Nightmare: cauchemar
Nightstalker: chassenuit
Ninja: ninja
Noble: noble
Noggle: neugle
Nomad: nomade
Nymph: nymphe, f
Octopus: pieuvre, f
Ogre: ogre
Ooze: limon
Orb: orbe
Orc: orque
Orgg: orgg
Otter: loutre, f
Ouphe: orphe
Ox: bovidé
Oyster: huître, f
Pangolin: pangolin
Peasant: paysan
Pegasus: pégase
Pentavite: pentavite, f
Performer: interprète
Pest: parasite
Phelddagrif: phelddagrif
Phoenix: phénix
Phyrexian: phyrexian
Pilot: pilote
Pincher: pinceur
Pirate: pirate
Plant: plante, f
Porcupine: porc-épic/porcs-épics
Possum: opossum
Praetor: préteur
Primarch: primarque
Prism: prisme
Processor: traiteur
Rabbit: lapin
Raccoon: raton-laveur/ratons-laveurs
Ranger: ranger
Rat: rat
Rebel: rebelle
Reflection: reflet
Rhino: rhinocéros
Rigger: monteur
Robot: robot
Rogue: gredin
Sable: zibeline, f
Salamander: salamandre, f
Samurai: samouraï
Sand: sable
Saproling: saprobionte
Satyr: satyre
Scarecrow: épouvantail
Scientist: scientifique
Scion: scion
Scorpion: scorpion
Scout: éclaireur
Sculpture: sculpture, f
Serf: serf
Serpent: grand serpent/grands serpents
Servo: servo
Shade: ombre, f
Shaman: shamane
Shapeshifter: changeforme
Shark: requin
Sheep: mouton
Siren: sirène, f
Skeleton: squelette
Slith: slith
Sliver: slivoïde
Sloth: paresseux
Slug: limace, f
Snail: escargot
Snake: serpent
Soldier: soldat
Soltari: soltari/soltari
Spawn: engeance, f
Specter: spectre
Spellshaper: mage façonneur/mages façonneurs
Sphinx: sphinx
Spider: araignée, f
Spike: épix
Spirit: esprit
Splinter: dissident
Sponge: éponge, f
Squid: calamar
Squirrel: écureuil
Starfish: étoile de mer, f/étoiles de mer
Surrakar: surrakar
Survivor: survivant
Synth: synthétique
Tentacle: tentacule
Tetravite: tétravite, f
Thalakos: thalakos
Thopter: mécanoptère
Thrull: srâne
Tiefling: tieffelin
Time Lord: Seigneur du Temps/Seigneurs du Temps
Treefolk: sylvin
Trilobite: trilobite
Triskelavite: triskelavite, f
Troll: troll
Turtle: tortue, f
Tyranid: Tyranide
Unicorn: licorne, f
Vampire: vampire
Varmint: vermine, f
Vedalken: vedalken
Viashino: viashino
Volver: évolien
Wall: mur
Walrus: morse
Warlock: psychagogue
Warrior: guerrier
Weird: anomalie, f
Werewolf: loup-garou/loups-garous
Whale: baleine, f
Wizard: sorcier
Wolf: loup
Wolverine: carcajou
Wombat: wombat
Worm: ver
Wraith: apparition, f
Wurm: guivre, f
Yeti: yéti
Zombie: zombie
Zubera: zubera
Bison: bison
Drix: drix
Eternal: éternel
Gamma: gamma
Giraffe: girafe, f
Glimmer: nitescence, f
Hero: héros
Inhuman: Inhumain
Kangaroo: kangourou
Klingon: Klingon
Kree: Kree/Krees
Lemur: lémurien
Lobster: homard
Moogle: mog
Officer: officier
Platypus: ornithorynque
Qu: qu/qu
Seal: phoque
Skrull: Skrull
Skunk: mouffette, f
Sorcerer: ensorceleur
Spy: espion
Symbiote: symbiote
Toy: jouet
Utrom: utrom
Villain: vilain
Weasel: belette, f
`;

const NOUNS: ReadonlyMap<string, Noun> = new Map(
  NAMES.trim()
    .split("\n")
    .map((line): readonly [string, Noun] => {
      const [subtype = "", rest = ""] = line.split(": ");
      const [words = "", many] = rest.split("/");
      const feminine = words.endsWith(", f");
      const one = feminine ? words.slice(0, -3) : words;
      return [subtype, noun(one, feminine ? "f" : "m", ...(many === undefined ? [] : [many]))];
    }),
);

/** « elfe », « forêt »; a proper name stays as it is. */
export function subtypeNoun(subtype: Subtype): Noun {
  return NOUNS.get(subtype) ?? noun(subtype, "m", subtype);
}

export function hasFrenchSubtype(subtype: Subtype): boolean {
  return NOUNS.has(subtype);
}
