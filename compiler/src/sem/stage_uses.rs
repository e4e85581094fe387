//! What only some shader stages may do, checked over the calls from each entry point.

use super::program::{DeclTarget, FunctionId, GlobalKind};
use super::resolver::Resolver;
use super::rules;
use crate::diagnostic::{Diagnostic, MAX_DIAGNOSTICS, Rule, Span};
use crate::intrinsics::BuiltinFn;
use crate::types::{Access, AddressSpace, ShaderStage, Type};
use crate::util::{Id, IdVec, Symbol};

/// A set of shader stages.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct StageSet(u8);

impl StageSet {
    pub const ALL: Self = Self(7);

    pub const fn of(stage: ShaderStage) -> Self {
        Self(1 << stage as u8)
    }

    const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn has(self, stage: ShaderStage) -> bool {
        self.0 & Self::of(stage).0 != 0
    }
}

/// Something in a function that only some stages may do.
#[derive(Clone, Debug)]
pub(super) struct Restriction {
    function: FunctionId,
    stages: StageSet,
    rule: Rule,
    span: Span,
    what: What,
}

/// What only some stages may do.
#[derive(Copy, Clone, Debug)]
enum What {
    Call(BuiltinFn),
    Discard,
    /// To use a module-scope variable of that name.
    Variable(Symbol),
}

impl Resolver<'_> {
    /// Notes a call of a built-in function.
    pub(super) fn note_stage_use(&mut self, function: BuiltinFn, span: Span) {
        let stages = function.stages();
        let set = [
            (stages.vertex, ShaderStage::Vertex),
            (stages.fragment, ShaderStage::Fragment),
            (stages.compute, ShaderStage::Compute),
        ];
        let allowed = set.into_iter().filter(|(allowed, _)| *allowed);
        let allowed = allowed.fold(StageSet(0), |all, (_, stage)| all.or(StageSet::of(stage)));
        self.restrict(allowed, rules::BUILTIN_FUNCTION_STAGE, span, What::Call(function));
    }

    pub(super) fn note_discard(&mut self, span: Span) {
        self.restrict(StageSet::of(ShaderStage::Fragment), rules::DISCARD_STAGE, span, What::Discard);
    }

    fn restrict(&mut self, stages: StageSet, rule: Rule, span: Span, what: What) {
        let Some(function) = self.function else { return };
        // The first of its kind in a function is enough: later ones would say the same.
        let known = self.stage_sets[function];
        if known.and(stages) != known {
            self.stage_sets[function] = known.and(stages);
            self.restrictions.push(Restriction { function, stages, rule, span, what });
        }
    }

    /// Checks every entry point against what it reaches. Callees stand before callers in the order of dependency.
    pub(super) fn check_stages(&mut self, order: &[crate::syntax::ast::DeclId]) {
        self.restrict_globals();
        let mut reached: IdVec<FunctionId, StageSet> = std::mem::take(&mut self.stage_sets);
        let mut explained = 0;
        for &decl in order {
            let DeclTarget::Function(id) = self.numbers[decl] else { continue };
            let mut set = reached[id];
            for &callee in self.functions[id].callees.of(&self.callee_pool) {
                set = set.and(reached[callee]);
            }
            reached[id] = set;
            if let Some(stage) = self.functions[id].stage
                && !set.has(stage)
                && explained < MAX_DIAGNOSTICS
            {
                explained += 1;
                self.report_stage(id, stage);
            }
        }
    }

    /// Variables that only some stages may name.
    fn restrict_globals(&mut self) {
        for id in self.functions.ids() {
            self.function = Some(id);
            let globals = self.functions[id].globals;
            for index in globals.start..globals.start + globals.len {
                let global = self.globals[self.global_pool[index as usize]];
                let GlobalKind::Var { space, access, .. } = global.kind else { continue };
                let read_only = StageSet::of(ShaderStage::Fragment).or(StageSet::of(ShaderStage::Compute));
                let writes_texture = matches!(
                    self.store.types.get(global.ty),
                    Type::StorageTexture { access: Access::Write | Access::ReadWrite, .. }
                );
                let (stages, rule) = match space {
                    AddressSpace::Workgroup => (StageSet::of(ShaderStage::Compute), rules::WORKGROUP_STAGE),
                    AddressSpace::Storage if access != Access::Read => (read_only, rules::WRITABLE_STAGE),
                    AddressSpace::Handle if writes_texture => (read_only, rules::WRITABLE_STAGE),
                    _ => continue,
                };
                let span = self.ast.decl(self.functions[id].decl).name().map_or(Span::NONE, |name| name.span);
                self.restrict(stages, rule, span, What::Variable(global.name));
            }
        }
        self.function = None;
    }

    /// Reports what an entry point reaches that its stage may not do.
    fn report_stage(&mut self, entry: FunctionId, stage: ShaderStage) {
        let mut seen = vec![false; self.functions.len()];
        let mut work = vec![entry];
        seen[entry.index()] = true;
        while let Some(function) = work.pop() {
            for &callee in self.functions[function].callees.of(&self.callee_pool) {
                if !std::mem::replace(&mut seen[callee.index()], true) {
                    work.push(callee);
                }
            }
        }
        let breaks = |restriction: &&Restriction| seen[restriction.function.index()] && !restriction.stages.has(stage);
        let Some(found) = self.restrictions.iter().find(breaks) else { return };
        let what = match found.what {
            What::Call(function) => format!("'{}' cannot be called", function.name()),
            What::Discard => "'discard' cannot be used".to_owned(),
            What::Variable(name) => format!("the variable '{}' cannot be used", self.name(name)),
        };
        let message = format!("{what} in a {} shader", stage.name());
        let mut error = Diagnostic::error(found.rule, found.span, message);
        if found.function != entry {
            let name = self.ast.decl(self.functions[entry].decl).name().map_or(Span::NONE, |name| name.span);
            error = error.with_note(
                name,
                format!("it is reached from the entry point '{}'", self.name(self.functions[entry].name)),
            );
        }
        self.diagnostics.push(error);
    }
}
