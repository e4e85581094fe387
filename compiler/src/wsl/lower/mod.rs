//! Lowering: a valid [`Program`] becomes an [`ir::Module`].
//!
//! Pointers and array references are no values of the IR. In WSL they are never assigned again, so that each is known while lowering: a
//! place, whose indices may be values. A function that takes some is written once for each kind of place that it is called with (`instance`), one that gives
//! some is written where it is called, and so are generated getters and setters. What a program allocates therefore lives as long as WSL says.

mod access;
mod calls;
mod control;
mod entry_point;
mod expression;
mod instance;
mod library;
mod memory;
mod statement;
mod texture;
mod types;

use hashbrown::{HashMap, HashSet};

use super::ast::ExprId;
use super::program::{FunctionId, LocalId, Need, Program};
use super::types::Ty;
use super::{limits, rules};
use crate::Store;
use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::{self, Builder, Cursor, Value};
use crate::types::{ShaderStage, TypeId};
use crate::util::Symbol;
use access::{Place, Ref};

/// Lowers a valid program. Its errors are those of limits, and of what is not translated.
pub fn lower(program: &mut Program) -> Result<ir::Module, Diagnostics> {
    debug_assert!(program.is_valid(), "only valid programs are lowered");
    let store = Store { symbols: program.symbols.clone(), ..Store::new() };
    let mut module = ir::Module::new(store);
    let root = module.root();
    let mut lowerer = Lowerer {
        changed: instance::changed_locals(program),
        self_named: instance::self_named_locals(program),
        owners: instance::owners(program),
        comparing: texture::comparing_samplers(program),
        program,
        b: Builder::new(&mut module, Cursor::End(root)),
        types: HashMap::new(),
        names: HashMap::new(),
        instances: HashMap::new(),
        finished: Vec::new(),
        resources: HashMap::new(),
        shared: HashMap::new(),
        frame: Frame::default(),
        controls: Vec::new(),
        reachable: true,
        between_rounds: 0,
        expressions: 0,
        depth: 0,
        error: None,
    };
    lowerer.functions();
    lowerer.entry_points();
    let Lowerer { finished, error, .. } = lowerer;
    module.function_order = finished;
    permit_derivatives(program, &mut module);
    match error {
        None => Ok(module),
        Some(diagnostic) => Err(diagnostic.into()),
    }
}

/// WSL asks for no uniform control flow where derivatives are taken.
fn permit_derivatives(program: &Program, module: &mut ir::Module) {
    let of_fragments = Need::Stage(ShaderStage::Fragment);
    if program.functions.iter().any(|function| function.needs.iter().any(|(need, _)| *need == of_fragments)) {
        let rule = module.store.symbols.intern("derivative_uniformity");
        module.filters.push(ir::DiagnosticFilter { rule, severity: None });
    }
}

/// What a variable of a function is.
#[derive(Clone, Debug)]
enum Bound {
    /// Memory.
    Place(Place),
    /// A value that never changes.
    Value(Value),
    /// A pointer or array reference.
    Ref(Ref),
}

/// What belongs to the function that is being lowered.
#[derive(Default)]
struct Frame {
    locals: HashMap<LocalId, Bound>,
    /// What the function that is written in place of its call gives, once its end was reached.
    given: Option<Ref>,
    /// Whether the statements are of such a function.
    is_inlined: bool,
    /// The outputs of an entry point.
    outputs: Option<entry_point::Outputs>,
}

struct Lowerer<'p, 'm> {
    program: &'p Program,
    b: Builder<'m>,
    /// The IR's types for values and for what lies in buffers.
    types: HashMap<(Ty, bool), TypeId>,
    /// How many things have each name.
    names: HashMap<String, u32>,
    instances: HashMap<instance::Key, ir::FunctionId>,
    /// Functions in the order in which they were finished: callees first.
    finished: Vec<ir::FunctionId>,
    /// The variables of resources and overrides.
    resources: HashMap<entry_point::ResourceKey, Value>,
    /// The variables of `threadgroup` memory, with the functions that declare them.
    shared: HashMap<LocalId, Value>,
    /// The variables that anything but their declaration changes, or whose address is taken.
    changed: HashSet<LocalId>,
    /// The variables that stand in their own initial values.
    self_named: HashSet<LocalId>,
    /// The functions that declare variables of `threadgroup` memory.
    owners: HashMap<LocalId, FunctionId>,
    /// The samplers that compare.
    comparing: HashSet<LocalId>,
    frame: Frame,
    controls: Vec<control::Control>,
    reachable: bool,
    /// How many continuing blocks of loops are around the cursor: nothing may end there.
    between_rounds: u32,
    /// How many expressions were lowered.
    expressions: u32,
    /// How deep functions that are copied nest.
    depth: u32,
    error: Option<Diagnostic>,
}

impl Lowerer<'_, '_> {
    /// Notes the first thing that cannot be lowered.
    fn fail(&mut self, rule: Rule, span: Span, message: impl Into<String>) {
        self.error.get_or_insert_with(|| Diagnostic::error(rule, span, message));
    }

    /// Counts an expression; whether there may be one more.
    fn count(&mut self, expr: ExprId) -> bool {
        self.expressions += 1;
        if self.expressions > limits::LOWERED_EXPRESSIONS {
            let message = "copies of functions for the pointers passed to them become too many";
            self.fail(rules::EXPANSION, self.program.ast.expr_span(expr), message);
        }
        self.error.is_none()
    }

    /// A name that nothing else has.
    fn unique(&mut self, name: &str) -> Symbol {
        let mut text = name.to_owned();
        loop {
            let count = self.names.entry(text.clone()).or_insert(0);
            *count += 1;
            if *count == 1 {
                return self.b.module.store.symbols.intern(&text);
            }
            text = format!("{name}_{}", *count - 1);
        }
    }

    /// Functions that take no pointers or array references, callees first; the others are written as they are called.
    fn functions(&mut self) {
        for id in callees_first(self.program) {
            if self.error.is_none() && self.program.functions[id].stage.is_none() && !self.needs_places(id) {
                self.instance(id);
            }
        }
    }
}

/// All functions, each behind those that it calls.
fn callees_first(program: &Program) -> Vec<FunctionId> {
    let mut seen = vec![false; program.functions.len()];
    let mut order = Vec::new();
    for root in program.functions.ids() {
        let mut stack = vec![(root, 0usize)];
        while let Some((function, next)) = stack.pop() {
            let index = crate::util::Id::index(function);
            if next == 0 && std::mem::replace(&mut seen[index], true) {
                continue;
            }
            match program.functions[function].calls.get(next) {
                Some(&(callee, _)) => {
                    stack.push((function, next + 1));
                    stack.push((callee, 0));
                }
                None => order.push(function),
            }
        }
    }
    order
}
