//! What ARCHITECTURE.md shows of each stage is what the compiler does with the shader that it shows. SPIR-V is shown disassembled, which
//! is the harness's to do: `harness/tests/architecture.rs`.

mod document;

use colorfast::Compiler;
use colorfast::constant::{ConstId, Constants, EvalStage, Value};
use colorfast::diagnostic::Diagnostics;
use colorfast::driver::{Artifact, Request, Target};
use colorfast::ir::{self, text::PrintOptions};
use colorfast::msl;
use colorfast::sem::program::{ExprInfo, ExprKind};
use colorfast::sem::{Features, Program};
use colorfast::syntax::{ast, lexer};
use colorfast::util::Interner;
use document::Document;

const COMMAND: &str = "cargo test -p colorfast --test architecture";

#[test]
fn every_stage_is_as_the_document_shows_it() {
    let mut document = Document::read();
    let stages =
        ["source", "tokens", "syntax tree", "program", "ir", "raised for msl", "msl", "hlsl", "glsl", "wgsl", "spirv"];
    assert_eq!(document.stages(), stages, "the stages of the line, in its order");
    let source = document.block("source").to_owned();
    let program = Compiler::new().read(&source, &Features::all());
    assert!(program.diagnostics.is_empty(), "{:?}", program.diagnostics);
    let module = Compiler::new().lower(&source, &Features::all()).expect("the program has no errors");

    document.expect("tokens", &tokens(&source));
    document.expect("syntax tree", &ast::dump(&program.ast, &program.store.symbols));
    document.expect("program", &facts(&source, &program));
    document.expect("ir", &ir::text::print(&module, &PrintOptions::default()));
    document.expect("raised for msl", &raised(module.clone()));
    document.expect("msl", &compiled(module.clone(), Target::Msl));
    document.expect("hlsl", &compiled(module.clone(), Target::Hlsl));
    document.expect("glsl", &compiled(module.clone(), Target::Glsl));
    document.expect("wgsl", &compiled(module, Target::Wgsl));
    document.finish(COMMAND);
}

/// The tokens of the declaration of a storage buffer, from `var` on.
fn tokens(source: &str) -> String {
    let start = source.find("var<storage").expect("the shader has a storage buffer");
    let end = start + source[start..].find('\n').expect("a line ends");
    let tokens = lexer::tokenize(source, &mut Interner::new(), &mut Diagnostics::new());
    let line = tokens.into_iter().filter(|token| (start..end).contains(&(token.start as usize)));
    line.map(|token| format!("{:<10} {:?}\n", token.text(source), token.kind)).collect()
}

/// What resolution found out about each expression that has a value and is no literal.
fn facts(source: &str, program: &Program) -> String {
    let valued = program.exprs.iter_enumerated().filter(|(_, info)| {
        !matches!(
            info.kind,
            ExprKind::Type(_) | ExprKind::Enumerant(_) | ExprKind::Callee | ExprKind::Literal | ExprKind::Poison
        )
    });
    let fact = |(id, info): (ast::ExprId, &ExprInfo)| {
        let span = program.ast.expr_span(id);
        let mut fact = program.store.type_name(info.ty);
        if info.converted != info.ty {
            fact += &format!(" -> {}", program.store.type_name(info.converted));
        }
        if let Some(value) = info.constant {
            fact += &format!(" = {}", scalar(&program.store.constants, value));
        }
        if info.stage == EvalStage::Runtime {
            fact += ", at run time";
        }
        format!("{:<46} {fact}\n", &source[span.start as usize..span.end as usize])
    };
    valued.map(fact).collect()
}

fn scalar(constants: &Constants, id: ConstId) -> String {
    match constants.value(id) {
        Value::F32(bits) => format!("{:?}", f32::from_bits(bits)),
        Value::AbstractFloat(bits) => format!("{:?}", f64::from_bits(bits)),
        Value::AbstractInt(value) => value.to_string(),
        Value::U32(value) => value.to_string(),
        Value::I32(value) => value.to_string(),
        other => format!("{other:?}"),
    }
}

/// The IR after the transforms of MSL.
fn raised(mut module: ir::Module) -> String {
    msl::raise(&mut module, &msl::Options::default()).expect("MSL has all that the shader needs");
    ir::text::print(&module, &PrintOptions::default())
}

fn compiled(module: ir::Module, target: Target) -> String {
    let request = Request { target, entry_point: None, constants: &[], options: &[] };
    match Compiler::new()
        .compile_module(module, &request, &mut |_| {})
        .expect("the target has all that the shader needs")
        .swap_remove(0)
        .artifact
    {
        Artifact::Text(text) => text,
        Artifact::Words(_) => unreachable!("the targets asked for are text"),
    }
}
