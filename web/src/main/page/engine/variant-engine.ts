/** Puzzles with rules of their own: `org.escargot.web.VariantEngine`. */
import script from "#wasm/variant.js?url";
import wasm from "#wasm/variant.wasm?url";
import { serve } from "./serve";

serve(wasm, script);
