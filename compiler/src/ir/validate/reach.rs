//! What an entry point reaches through the functions that it calls: instructions that its stage has, and variables of bindings of their
//! own (rule 19).

use hashbrown::HashMap;

use super::{ENTRY_POINT, Validator};
use crate::intrinsics::Stages;
use crate::ir::{Binding, DialectProperties, FunctionId, InstId, Op, Value};
use crate::types::ShaderStage;
use crate::util::Id;

/// What a function and those that it calls hold.
#[derive(Clone, Default)]
pub(super) struct Reach {
    /// For each stage an instruction that it does not have.
    foreign: [Option<InstId>; STAGES.len()],
    /// The variables that have bindings, by binding.
    bound: HashMap<Binding, InstId>,
    /// Two variables of one binding.
    twice: Option<Binding>,
}

const STAGES: [ShaderStage; 3] = [ShaderStage::Vertex, ShaderStage::Fragment, ShaderStage::Compute];

impl Reach {
    fn bind(&mut self, binding: Binding, variable: InstId) {
        if self.bound.insert(binding, variable).is_some_and(|other| other != variable) {
            self.twice = Some(binding);
        }
    }

    fn join(&mut self, callee: &Self) {
        for (own, of_callee) in self.foreign.iter_mut().zip(callee.foreign) {
            *own = own.or(of_callee);
        }
        self.twice = self.twice.or(callee.twice);
        callee.bound.iter().for_each(|(&binding, &variable)| self.bind(binding, variable));
    }
}

impl Validator<'_> {
    /// Notes what an instruction of a function adds to what the function reaches.
    pub(super) fn reaches(&mut self, inst: InstId) {
        let module = self.module;
        let Some(function) = self.function else { return };
        let op = module.inst(inst).op;
        let stages = match op {
            Op::Builtin(function) => function.stages(),
            Op::Discard | Op::TerminateInvocation => FRAGMENT,
            _ => ALL,
        };
        let callee = (op == Op::Call).then(|| module.get_operand(inst, 0)?.as_function()).flatten();
        let callee = callee.filter(|callee| *callee != function);
        let variables = module.operands(inst).filter_map(|operand| self.bound_variable(operand));
        let variables: smallvec::SmallVec<[(Binding, InstId); 4]> = variables.collect();
        let reach = &mut self.reach[function.index()];
        for (stage, has) in reach.foreign.iter_mut().zip([stages.vertex, stages.fragment, stages.compute]) {
            *stage = stage.or((!has).then_some(inst));
        }
        variables.into_iter().for_each(|(binding, variable)| reach.bind(binding, variable));
        if let Some(callee) = callee {
            let of_callee = std::mem::take(&mut self.reach[callee.index()]);
            self.reach[function.index()].join(&of_callee);
            self.reach[callee.index()] = of_callee;
        }
    }

    /// The variable of the root block that an operand is, if it has a binding.
    fn bound_variable(&self, operand: Value) -> Option<(Binding, InstId)> {
        let inst = self.module.defining_inst(operand)?;
        let Op::Var(info) = self.module.inst(inst).op else { return None };
        Some((self.module.var_info(info).binding?, inst))
    }

    /// Holds an entry point to what it reaches.
    pub(super) fn entry_point(&mut self, id: FunctionId) {
        let module = self.module;
        let function = module.function(id);
        for &resource in &function.resources {
            if let Some((binding, variable)) = self.bound_variable(resource.into()) {
                self.reach[id.index()].bind(binding, variable);
            }
        }
        let Some(stage) = function.stage else { return };
        let name = module.name(function.name);
        let index = STAGES.iter().position(|&of| of == stage).expect("there are three");
        if let Some(inst) = self.reach[id.index()].foreign[index] {
            let mnemonic = module.inst(inst).op.mnemonic();
            self.error_at(ENTRY_POINT, inst, format!("'{name}' reaches '{mnemonic}', which its stage does not have"));
        }
        // A target's own buffers are bound by other rules.
        let twice =
            self.reach[id.index()].twice.filter(|_| !module.properties.contains(DialectProperties::DIALECT_CALLS));
        if let Some(Binding { group, binding }) = twice {
            let message = format!("'{name}' reaches two variables of group {group} and binding {binding}");
            self.error(ENTRY_POINT, function.span, message);
        }
    }
}

const ALL: Stages = Stages { vertex: true, fragment: true, compute: true };
const FRAGMENT: Stages = Stages { vertex: false, fragment: true, compute: false };
