/**
 * Words that messages are made of, by their number on the wire: names of fields first, then kinds, zones, steps and the like,
 * the frequent ones before the others. Words may be added at the end; anything else needs another protocol version.
 */
const TEXT = `
kind key face definition card zone owner seat mana cost ability source what prompt
id acts step tapped cause to from via targets count change amount life turn
combat prevented cards must defender defenders options attacks blocks min max candidates attackers
detail most pool abilities proposal mayCancel on counter reason action winners name ordered piles
total minimum maximum word mode lethal seq decision ok repeat burned until game result
number least of passing clock known error connected matchId counters waiting own now deck
value sides limit values suggestions act autoPay amounts yes how events learned forgot protocol
log status opening time choice done code message position controller power toughness loyalty damage
faceDown phasedOut summoningSick changed attachedTo attacking blocking blocked x modes chosen colors typeLine keywords
losesAbilities handCount libraryCount mulligans lost topOfLibrary bot active monarch day players objects watchers hand
table banks late running since free away agreed course offer paused timing fullControl skip
holdPriority withoutMana orderTriggers stops other yields answers bestOf wins ready chooser commitments main side
entropy begin activate pass priority stepBegan library manaAdded moved cast resolved battlefield object graveyard
declareAttackers playLand drew turnBegan untap upkeep draw precombatMain beginningOfCombat endOfCombat postcombatMain end cleanup stack
resolve triggered play activated blockers declareBlockers effect combatDamage mill player pick sacrifice put chooseTargets
destroy tokenCreated shuffled pay revealed handKept confirm discard keywordAction payMana search countered order scry
mulligan didNotResolve gameBegan playerLost gameEnded lastStanding may flashback mayPay arrange exile evoke choose libraryTop
libraryBottom payment distribute stateBased assignCombatDamage discardToHandSize mulliganTaken firstStrikeDamage enchant enterChoice bottomCards manaLost rewound chooseColor
chooseX chooseModes attached chance control dayNight extraTurn tookBack special connection takenOver resumed rematchOffered rematchReady
chooseCost returnToHand smart lifeForPhyrexian lifeFromPool commanders casts band members
team teams sharedTurns sharedLife
components melded
gameRestarted
turnsBefore
level
`;

export const WORDS: readonly string[] = TEXT.trim().split(/\s+/);
