//! What ARCHITECTURE.md shows of SPIR-V is what the compiler writes of the shader that it shows. The other stages are held by a test
//! of the same name in `compiler/`.

#[path = "../../compiler/tests/architecture/document.rs"]
mod document;

use colorfast_harness::spirv_text;
use colorfast_protocol::{Library, Request};
use document::Document;

#[test]
fn the_spirv_is_as_the_document_shows_it() {
    let mut document = Document::read();
    assert!(document.stages().contains(&"spirv"), "the document shows SPIR-V");
    let request = Request { target: Some("spirv".to_owned()), ..Request::wgsl("compile", document.block("source")) };
    let answer = Library::default().answer(&request);
    let outputs = answer.outputs.as_deref().unwrap_or_default();
    let words = outputs.first().and_then(|output| output.base64.as_deref()).expect("the shader has an output");
    let bytes = colorfast_wire::decode(words).expect("base64");
    document.expect("spirv", &spirv_text::disassemble(&bytes).expect("SPIR-V"));
    document.finish("cargo test -p colorfast-harness --test architecture");
}
