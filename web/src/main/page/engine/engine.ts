/** The game on the table: `org.escargot.web.Engine`. */
import script from "#wasm/engine.js?url";
import wasm from "#wasm/engine.wasm?url";
import { serve } from "./serve";

serve(wasm, script);
