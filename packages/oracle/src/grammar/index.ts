/** Brings all rules of the grammar together: those used before they are defined are defined in these files. */
import "./noun/noun-phrase.ts";
import "./reference/object.ts";
import "./reference/player.ts";
import "./reference/selection.ts";
import "./value.ts";
import "./cost.ts";
import "./modification/except.ts";
import "./condition/index.ts";
import "./sentence/instructions.ts";
import "./body.ts";
