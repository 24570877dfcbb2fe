/// The engine's entry for the page: plain functions of strings and numbers, compiled to WebAssembly.
@org.jspecify.annotations.NullMarked
package org.escargot.web;
