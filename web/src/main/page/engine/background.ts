/** What takes long: `org.escargot.web.BackgroundEngine`. */
import script from "#wasm/background.js?url";
import wasm from "#wasm/background.wasm?url";
import { serve } from "./serve";

serve(wasm, script);
